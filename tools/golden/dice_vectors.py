"""The golden dice, for other implementations: ``python -m tools.golden.dice_vectors`` writes them.

Written from docs/fairness.md alone, with its own HMAC, so that it can disprove ``duellum.core.fairness``.
"""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

FILE = Path(__file__).parents[2] / "tests" / "golden" / "dice.json"
JOINT_FILE = FILE.with_name("joint_dice.json")


class Vector(TypedDict):
    """One roll: what goes in, and what must come out."""

    seed: str
    commitment: str
    game: str
    player_seeds: list[str]
    number: int
    count: int
    first_message: str
    blocks: int
    rejected: int
    faces: list[int]


def naive_hmac(key: bytes, message: bytes) -> bytes:
    padded = key + bytes(64 - len(key))
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def naive_message(game: str, player_seeds: list[str], number: int, block: int) -> bytes:
    text = b"duellum dice 1"
    for field in (game, player_seeds[0], player_seeds[1], str(number), str(block)):
        text += b"\n" + str(len(field.encode("utf-8"))).encode() + b":" + field.encode("utf-8")
    return text


def vector(seed: bytes, game: str, player_seeds: list[str], number: int, count: int) -> Vector:
    faces: list[int] = []
    blocks = rejected = 0
    while len(faces) < count:
        for byte in naive_hmac(seed, naive_message(game, player_seeds, number, blocks)):
            if len(faces) < count and byte >= 252:
                rejected += 1
            elif len(faces) < count:
                faces.append(byte % 6 + 1)
        blocks += 1
    return Vector(
        seed=seed.hex(),
        commitment=hashlib.sha256(seed).hexdigest(),
        game=game,
        player_seeds=player_seeds,
        number=number,
        count=count,
        first_message=naive_message(game, player_seeds, number, 0).decode(),
        blocks=blocks,
        rejected=rejected,
        faces=faces,
    )


def vectors() -> list[Vector]:
    seeds = [bytes(32), bytes(range(32)), hashlib.sha256(b"a seed").digest()]
    plain_pair, odd_pair = ["Ann's", "Ben's"], ['"quoted" \\ }', "1:0"]
    pairs = [plain_pair, ["0", "0"], ["ü", "骰子 🎲"], odd_pair, ["x" * 64, "é" * 64], ["e\u0301", "é"]]
    plain = [vector(seeds[0], "example", pairs[0], number, 6) for number in (1, 2, 3, 10, 1000, 10**12)]
    counts = [vector(seeds[1], "q7Hk2", pairs[1], 5, count) for count in (1, 2, 3, 4, 5, 6, 32, 33, 100)]
    texts = [vector(seeds[2], "q7Hk2", pair, number, 6) for pair in pairs for number in (1, 2)]
    apart = [vector(seeds[2], game, pair, 1, 6) for game, pair in (("a", ["b", "c"]), ("a\n1:b", ["c", "d"]))]
    many = (vector(seeds[1], "rejected", pairs[0], number, 6) for number in range(1, 5000))
    return [*plain, *counts, *texts, *apart, *[found for found in many if found["rejected"] >= 2][:4]]


class JointVector(TypedDict):
    """One roll of a joint game; the server comes first, then the seats in their order.

    A bot has neither secret nor commitment: its constant seed stands for its share.
    """

    game: str
    secrets: list[str | None]
    commitments: list[str | None]
    number: int
    count: int
    shares: list[str]
    faces: list[int]


def naive_link(secret: bytes, number: int) -> bytes:
    for _ in range(512 - number):
        secret = hashlib.sha256(secret).digest()
    return secret


def joint_vector(secrets: list[bytes], game: str, number: int, count: int) -> JointVector:
    server, first, second = (naive_link(secret, number) for secret in secrets)
    return JointVector(
        game=game,
        secrets=[secret.hex() for secret in secrets],
        commitments=[naive_link(secret, 0).hex() for secret in secrets],
        number=number,
        count=count,
        shares=[server.hex(), first.hex(), second.hex()],
        faces=vector(server, game, [first.hex(), second.hex()], number, count)["faces"],
    )


def bot_vector(secrets: list[bytes], seed: str, game: str, number: int, count: int) -> JointVector:
    """Return a roll of a game against a bot in the second seat."""
    server, own = (naive_link(secret, number).hex() for secret in secrets)
    return JointVector(
        game=game,
        secrets=[*(secret.hex() for secret in secrets), None],
        commitments=[*(naive_link(secret, 0).hex() for secret in secrets), None],
        number=number,
        count=count,
        shares=[server, own, seed],
        faces=vector(bytes.fromhex(server), game, [own, seed], number, count)["faces"],
    )


def joint_vectors() -> list[JointVector]:
    plain = [bytes([place]) * 32 for place in range(3)]
    others = [hashlib.sha256(name).digest() for name in (b"server", b"first", b"second")]
    numbers = [joint_vector(plain, "example", number, 6) for number in (1, 2, 3, 100, 511, 512)]
    counts = [joint_vector(others, "q7Hk2", 5, count) for count in (2, 3, 4, 5, 6, 40)]
    apart = [joint_vector(others[::-1], "q7Hk2", 5, 6), joint_vector(others, "q7hk2", 5, 6)]
    bots = [
        bot_vector(others[:2], seed, "q7Hk2", number, 6) for seed in ("bot", "骰子 🎲") for number in (1, 2)
    ]
    return [*numbers, *counts, *apart, *bots]


def write_vectors(file: Path, found: Sequence[Vector] | Sequence[JointVector]) -> None:
    lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in found)
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main() -> None:
    write_vectors(FILE, vectors())
    write_vectors(JOINT_FILE, joint_vectors())


if __name__ == "__main__":
    main()
