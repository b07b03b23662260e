"""The environments, with the conformance tests of PettingZoo, OpenSpiel and Gymnasium."""
