### Sets to print, cut out, fold and glue: what stands on the sheets, and the page that offers them.

## On every sheet

# The title of a file; $game is the name of the game, $kit that of the kit, such as Dice
print-document = { $game }：{ $kit }
# In the corner of each sheet; $game is the name of the game
print-sheet = { $game } · 第 { $number } 张，共 { $count } 张
# The legend below; $kind is cut, fold or glue (a grey area)
print-line =
    { $kind ->
        [cut] 剪
        [fold] 折
       *[glue] 粘
    }
# Beside a ruler of 50 mm, with which one checks the size after printing
print-scale = 请按实际大小打印：这把尺长 50 毫米。

## Battle

print-board-half = 棋盘（两半之 { $number }）
print-board-strip = 沿外线剪下，在灰色条上涂胶。
print-board-join = 剪下这一半，边对边粘在另一半的灰色条上。
# $side is white or black
print-dice =
    { $side ->
        [white] 白方骰子
       *[black] 黑方骰子
    }
print-kings = 国王和备用骰子
print-nets-hint = 剪下，把所有虚线向后折，按编号顺序粘好粘贴片。
# What a drawing shows, for those who listen; $side is white or black
print-alt-half =
    { $side ->
        [white] 白方的半块棋盘，第 1 至 4 行，带涂胶条
       *[black] 黑方的半块棋盘，第 5 至 8 行
    }
print-alt-net = 立方体的展开图：十字形的六个面和七个编号的粘贴片
print-start = 开局摆法
print-start-text = 从各自的左侧起，顶面依次为：5、1、2、6、国王、6、2、1、5。每颗骰子的 3 点面朝向己方，国王各从自己的宫殿出发。白方先走。
print-card-hint = 剪下卡片，放在棋盘旁边。
print-diagrams = 滚动图
print-diagrams-hint = 中间是走子前的骰子，侧面标在边上。四周各格是走子后的顶面。转动卡片，直到与你的骰子一致。
print-alt-start = 从上方看的开局摆法，标出每颗骰子的侧面
print-alt-card = 卡片轮廓
print-alt-diagram = 顶面是 { $top } 的骰子能滚到哪里，到那里时哪一面朝上

## Qwixx Duel

print-qwixx-board-hint = 剪下贴在卡纸上。棋子放在数字下面的格里。
# The second line of the scale of points, below “Stones”: how many points they make
print-points = 得分
print-stones-hint = 沿两条虚线向后折，夹住 1 至 2 毫米厚的纸板，粘好压平再剪开。黑方 22 枚，灰方 22 枚。
print-scores-hint = 每局一张：写下各行得分，每次失误减五分，再相加。
# A row of the score sheet; $colour is r, y, g or b
print-row =
    { $colour ->
        [r] 红
        [y] 黄
        [g] 绿
       *[b] 蓝
    }
print-alt-qwixx-board = 棋盘：四行，每行十一个数字和一把锁；可放四枚的失误格；得分表
print-alt-stones = 44 枚棋子，折线上方是正面，下方是背面
# $colour is white, r, y, g or b
print-alt-qwixx-die =
    { $colour ->
        [white] 白骰子的展开图
        [r] 红骰子的展开图：点是心形
        [y] 黄骰子的展开图：点是星形
        [g] 绿骰子的展开图：点是三叶草
       *[b] 蓝骰子的展开图：点是水滴
    }

## The assembly sheets: numbered pictures, each with one of these sentences below it. Keep them short

print-assembly-hint = 图片按制作顺序编号。
print-needs-battle = 部件：两半棋盘，白骰子和黑骰子各 8 颗，两个国王，两张卡片；双方各有一颗备用骰子。
print-needs-qwixx = 部件：棋盘，黑、灰棋子各 22 枚，白骰子两颗，彩骰子每色一颗，计分纸。
print-tools = 工具：剪刀或美工刀、直尺、没墨的圆珠笔、纸用胶水。
print-material = 骰子请打印在 160 至 200 克的卡纸上；普通纸太软。黑白打印就够了：没有只靠颜色区分的内容。
print-alt-step = 图 { $number }
print-step-score = 剪之前，用没墨的笔靠着直尺压一遍虚线，折起来更利落。
print-step-cut = 沿实线剪下。
print-step-fold = 所有虚线都向背面折，粘贴片也一样。
print-step-box = 把粘贴片 1 至 4 依次粘在相邻面的背后：成为开口的盒子。
print-step-lid = 在粘贴片 5、6、7 上涂胶，盖上盖子。
print-step-check = 按住直到粘牢。检查：相对两面之和为 7。
print-step-strip = 棋盘：剪下两半，在灰色条上涂胶。
print-step-join = 把另一半边对边放在灰色条上，让线条相接。压平。
print-step-start = 照开局卡片摆好骰子。
print-step-board = 把棋盘贴在卡纸上，剪下。
print-step-stones = 把棋子页包住一块纸板，两面粘好，压在书下。
print-step-apart = 沿线剪开棋子；也可以把角剪圆。
# The second sheet: the same parts with a laser cutter or a 3D printer. SVG and STL are file formats
print-workshop = 用激光切割机或 3D 打印机
print-needs-machine = 机器用的文件以毫米为单位。先做一个部件，量一量，再做其余的。
print-laser-colours = 激光，SVG 文件：红线切割，蓝线压痕，黑色部分雕刻。
print-laser-dice = 用 0.4 至 0.8 毫米的卡纸切展开图；压痕要能折而不断。全部切两次：浅色和深色卡纸各一次。
print-laser-board = 用 2 至 4 毫米的胶合板或纸板切棋盘。
print-laser-stones = 用 2 至 3 毫米的胶合板或亚克力切棋子。黑方的有雕刻，灰方的有圆环。
print-solid-print = 3D 打印机，STL 文件：一面朝下打印，不用支撑，层厚 0.2 毫米。
print-solid-battle = 用浅色打印 8 颗骰子和一个国王，再用深色打印同样多。
print-solid-qwixx = 打印两颗白骰子，红、黄、绿、蓝各一颗。
print-solid-paint = 把颜料擦进刻痕，再擦净表面。

## The leaflet: the rulebook on paper

print-leaflet-hint = 规则。双面打印，沿短边翻转，按标记折成风琴形。
print-alt-cover = 棋盘
print-alt-example = 旁边所述例子的图

## The kits that are offered: a title, and a sentence about what is in it

print-kit-set = 整套游戏
print-kit-set-about = 要剪、要粘的一切，附制作说明。
print-kit-leaflet = 规则书
print-kit-leaflet-about = 规则和图解例子，折页形式。
print-kit-board = 棋盘
print-kit-board-about = 只有棋盘，实际大小。
print-kit-dice = 骰子
print-kit-dice-about = 带编号粘贴片的展开图。
print-kit-cards = 卡片
print-kit-cards-about = 开局摆法，以及六种顶面的滚动图。
# Also in the first line of the scale: how many stones
print-kit-stones = 棋子
print-kit-stones-about = 双方各 22 枚，有正面和背面。
print-kit-scores = 计分纸
print-kit-scores-about = 每页六张。
print-kit-assembly = 制作方法
print-kit-assembly-about = 编号图片：用纸、用激光切割机、用 3D 打印机。
print-kit-laser-dice = 激光切割用骰子
print-kit-laser-dice-about = 一方骰子和国王的展开图，切两次。
print-kit-laser-board = 激光切割用棋盘
print-kit-laser-board-about = 整块，宫殿已雕刻。
print-kit-laser-stones = 激光切割用棋子和骰子
print-kit-laser-stones-about = 双方的圆形棋子，以及六颗骰子的展开图。
print-kit-die = 3D 打印用骰子
print-kit-die-about = 点数凹刻。
print-kit-king = 3D 打印用国王
print-kit-king-about = 每面都有凹刻王冠的方块。

## The page that offers the kits

# The title of the page, and the link to it
print-title = 打印一套游戏
print-intro = 想离开屏幕玩？把游戏打印出来，剪好粘好：一把剪刀、几张卡纸，一个晚上就能做好。
print-language = 语言
print-paper = 纸张
# A size of paper; $paper is a4 or letter
print-paper-name =
    { $paper ->
        [a4] A4
       *[letter] US Letter
    }
print-advice = 打印时请选“实际大小”，不要选“适合页面”：骰子必须与格子相配。每张纸上都有一把尺可以核对。
print-machines = 激光切割机和 3D 打印机用
# The button; $format is PDF, SVG or STL
print-download = 下载 { $format }
# The same for those who listen; $kit is the title of the kit, $game the name of the game
print-download-label = 下载 { $format }：{ $game }，{ $kit }
