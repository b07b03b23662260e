"""The training of the network: examples of games, gradients, and a fit that the engine can use."""

import numpy as np
import pytest

from duellum.battle.engine.network import (
    BUCKETS,
    INPUTS,
    MAX_INPUTS,
    MAX_VALUE,
    UNIT,
    WIDTH,
    evaluate_by_network,
    find_bucket,
    list_inputs,
)
from duellum.battle.engine.self_play import NO_SCORE
from duellum.battle.kernel.encoding import decode_move, encode
from duellum.battle.rules.position import Position
from duellum.battle.training.examples import UNKNOWN_RESULT, Examples, collect_examples, concatenate
from duellum.battle.training.games import Batch, Games, play_batch
from duellum.battle.training.optimizer import (
    Optimizer,
    Recipe,
    Weights,
    add_gradients,
    compute_loss,
    initialise_weights,
    make_targets,
    share_gradients,
    sum_rows,
)
from duellum.core.native import native

_add_gradients, _sum_rows, _share_gradients = native(add_gradients), native(sum_rows), native(share_gradients)


@pytest.fixture(scope="module")
def games() -> Games:
    return play_batch(None, Batch(seed=1, first=0, games=24, nodes=60))


@pytest.fixture(scope="module")
def examples(games: Games) -> Examples:
    return collect_examples(games)


def test_examples_are_positions_of_the_games_with_what_became_of_them(
    games: Games, examples: Examples
) -> None:
    assert set(np.unique(examples.facts[:, 3])) <= set(range(24))
    number = int(games.lengths.argmax())
    begin, length = int(games.lengths[:number].sum()), int(games.lengths[number])
    scores, moves = (each[begin : begin + length].tolist() for each in (games.scores, games.moves))
    known_from = 1 + max(ply for ply in range(length) if scores[ply] == NO_SCORE)
    found = {
        (tuple(rows), *facts)
        for rows, facts in zip(examples.inputs.tolist(), examples.facts.tolist(), strict=True)
        if facts[3] == number
    }
    position, expected = Position.start(), set()
    for ply in range(length):
        pieces, masks = encode(position)
        side, inputs = int(position.to_move), np.zeros(MAX_INPUTS, np.uint16)
        list_inputs(pieces, masks, side, inputs)
        won = int(games.results[number]) if side == 0 else 2 - int(games.results[number])
        result = won if ply >= known_from else UNKNOWN_RESULT
        expected.add((tuple(inputs.tolist()), find_bucket(masks), scores[ply], result, number))
        position = position.play(decode_move(position, moves[ply]))
    assert found <= expected
    assert len(found) > length / 3


def test_targets_mix_scores_and_results() -> None:
    facts = np.array([[0, 0, 2, 0], [0, 0, UNKNOWN_RESULT, 0], [0, round(UNIT), 0, 0]], np.int16)
    targets = make_targets(Examples(np.zeros((3, MAX_INPUTS), np.uint16), facts), 0.7)
    assert targets.tolist() == pytest.approx([0.65, 0.5, 0.7 * 0.731], abs=1e-3)


def loss_and_gradients(weights: Weights, examples: Examples) -> tuple[float, Weights]:
    rows, gradients = np.zeros_like(weights.own), Weights(*map(np.zeros_like, weights))
    _sum_rows(weights.own, weights.shared, rows)
    chosen, targets = np.arange(len(examples)), make_targets(examples, 0.7)
    loss = _add_gradients(
        examples.inputs, examples.facts, targets, chosen, rows, weights, gradients.own, gradients
    )
    _share_gradients(gradients.own, gradients.shared)
    return float(loss), gradients


@pytest.mark.parametrize("part", Weights._fields)
def test_gradients_are_those_of_finite_differences(part: str, examples: Examples) -> None:
    few = Examples(examples.inputs[:40], examples.facts[:40])
    weights = initialise_weights(2)
    _, gradients = loss_and_gradients(weights, few)
    array, gradient = getattr(weights, part), getattr(gradients, part)
    largest = np.argsort(np.abs(gradient), axis=None)[-3:]
    for index in (np.unravel_index(place, gradient.shape) for place in largest):
        before = array[index]
        array[index] = before + 1e-2
        above, _ = loss_and_gradients(weights, few)
        array[index] = before - 1e-2
        below, _ = loss_and_gradients(weights, few)
        array[index] = before
        assert (above - below) / 2e-2 == pytest.approx(gradient[index], rel=0.05, abs=2e-3)


def test_a_fit_learns_repeats_itself_and_gives_the_engine_what_it_learned(examples: Examples) -> None:
    recipe = Recipe(epochs=12, batch=64)
    optimizers = [Optimizer(initialise_weights(1)) for _ in range(2)]
    shares: list[float] = []
    losses = [each.fit(examples, recipe, np.random.default_rng(1), shares.append) for each in optimizers]
    targets = make_targets(examples, recipe.trust)
    assert losses[0] == losses[1]
    assert shares[-1] == 1
    logits = optimizers[0].predict(examples)
    assert compute_loss(logits, targets) < compute_loss(np.zeros_like(logits), targets) - 0.05
    network = optimizers[0].quantise()
    np.testing.assert_array_equal(network, optimizers[1].quantise())
    position = Position.parse("sbfwkwfb1/9/9/9/9/9/9/TCGXKXGCT w 0 1")
    pieces, masks = encode(position)
    inputs = np.zeros((1, MAX_INPUTS), np.uint16)
    list_inputs(pieces, masks, 0, inputs[0])
    facts = np.array([[find_bucket(masks), 0, UNKNOWN_RESULT, 0]], np.int16)
    [logit] = optimizers[0].predict(Examples(inputs, facts))
    value = evaluate_by_network(pieces, masks, 0, network)
    assert value == pytest.approx(min(max(float(logit) * UNIT, -MAX_VALUE), MAX_VALUE), abs=15)


def test_parts_become_one(examples: Examples) -> None:
    both = concatenate([examples, examples])
    assert len(both) == 2 * len(examples)
    np.testing.assert_array_equal(both.inputs[len(examples) :], examples.inputs)
    assert initialise_weights(1).second.shape == (BUCKETS, 2 * WIDTH)
    assert (examples.inputs <= INPUTS).all()
