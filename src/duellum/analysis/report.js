"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const graph = document.getElementById("graph");
const turns = document.querySelector(".turns ol");
const cursor = graph.querySelector(".cursor");
const last = data.boards.length - 1;
let step = -1;

const figures = new Intl.NumberFormat(document.documentElement.lang, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = (value) => figures.format(value);

function make(tag, name, ...content) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...content.filter((part) => part));
  return element;
}

function meter(value) {
  const fill = make("i");
  fill.style.width = `${100 * value}%`;
  const bar = make("div", "meter", fill);
  bar.setAttribute("aria-hidden", "true");
  return bar;
}

function optionLine(option, side) {
  const move = make("span", "move", option.move);
  const chance = make("span", "chance", percent(option.value));
  const played = option.played ? make("b", "", `${option.played} · `) : null;
  const comment = make("span", "comment", played, option.comment);
  return make("li", option.played ? `${side} played` : side, move, meter(option.value), chance, comment);
}

function drawing(board) {
  return board.map((group) => data.groups[group].map((element) => data.elements[element]).join("<")).join("<g ");
}

function showDetail() {
  const detail = document.getElementById("detail");
  const event = data.events[step - 1];
  if (!event) {
    detail.replaceChildren(make("h3", "", data.start), make("p", "", data.opening));
    return;
  }
  const side = event.side ? "second" : "first";
  const verdict = make("p", "verdict", make("span", `grade ${event.grade}`, event.verdict), event.more ? ` · ${event.more}` : "");
  detail.replaceChildren(
    make("h3", `seat ${side}`, event.title),
    make("p", "does", event.does),
    verdict,
    make("ul", "options", ...event.options.map((option) => optionLine(option, side))),
    ...(event.note ? [make("p", "note", event.note)] : []),
  );
}

function showPlace() {
  document.getElementById("place").textContent = `${step} / ${last}`;
  document.getElementById("now").textContent = `${data.first} ${percent(data.curve[step])}`;
  const [line, dot] = cursor.children;
  const x = `${last ? (100 * step) / last : 0}%`;
  line.setAttribute("x1", x);
  line.setAttribute("x2", x);
  dot.setAttribute("cx", x);
  dot.setAttribute("cy", `${100 * (1 - data.curve[step])}%`);
  graph.setAttribute("aria-valuenow", step);
  const event = data.events[step - 1];
  const move = event ? `${event.title}, ${event.verdict}` : data.start;
  graph.setAttribute("aria-valuetext", `${move}; ${data.first} ${percent(data.curve[step])}`);
  for (const button of document.querySelectorAll(".steps button")) {
    button.setAttribute("aria-disabled", target(button.dataset.go) === step);
  }
}

function showTurn() {
  turns.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const button = turns.querySelector(`[data-step="${step}"]`);
  if (!button) {
    turns.scrollTop = 0;
    return;
  }
  button.setAttribute("aria-current", "step");
  const line = button.closest("li");
  const low = line.offsetTop, high = low + line.offsetHeight;
  if (low < turns.scrollTop || high > turns.scrollTop + turns.clientHeight) {
    turns.scrollTop = low - turns.clientHeight / 3;
  }
}

function show(wanted) {
  const next = Math.min(last, Math.max(0, wanted));
  if (next === step) return;
  step = next;
  document.getElementById("board").innerHTML = drawing(data.boards[step]);
  showDetail();
  showPlace();
  showTurn();
}

function target(way) {
  const error = data.events.findIndex((event, place) => place >= step && event.isError);
  return { first: 0, back: Math.max(0, step - 1), on: Math.min(last, step + 1), last, error: error < 0 ? step : error + 1 }[way];
}

function pointed(event) {
  const box = graph.querySelector("svg").getBoundingClientRect();
  return Math.round((last * (event.clientX - box.left)) / box.width);
}

const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", e: "error", E: "error" };
document.addEventListener("keydown", (event) => {
  const way = keys[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
  if (["first", "last"].includes(way) && document.activeElement !== graph) return;
  event.preventDefault();
  show(target(way));
});
document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.go) show(target(button.dataset.go));
  else if (button) show(Number(button.dataset.step));
});
graph.addEventListener("pointerdown", (event) => show(pointed(event)));
graph.addEventListener("pointermove", (event) => {
  if (event.buttons) show(pointed(event));
});
show(Number(location.hash.slice(1)) || 0);
