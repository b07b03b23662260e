"""The packed network: unpacked to the same weights, to the last bit."""

import numpy as np

from duellum.qwixx.engine.neural_net.packing import (
    LEADS_SHAPE,
    PACKED_NUMBERS,
    WEIGHT_SHAPES,
    pack_network,
    unpack_network,
)
from duellum.qwixx.engine.neural_net.weights import InferenceWeights, load_shipped_network, prepare_inference


def test_the_network_is_unpacked_as_it_is_prepared_natively() -> None:
    network = load_shipped_network()
    packed = pack_network(network)
    assert len(packed) == 2 * PACKED_NUMBERS
    weights = InferenceWeights(**{name: np.zeros(shape, np.float32) for name, shape in WEIGHT_SHAPES.items()})
    unpack_network(packed, weights, np.zeros(LEADS_SHAPE, np.float32))
    for found, expected in zip(weights, prepare_inference(network), strict=True):
        np.testing.assert_array_equal(found, expected)
