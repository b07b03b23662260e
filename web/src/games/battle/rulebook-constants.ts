// Written by "make types" from src/duellum/battle/view.py. Do not edit.
export const PATHS = [
  "n1 s1 e1 w1",
  "n1e1 n1w1 n2 s1e1 s1w1 s2 e1n1 e1s1 e2 w1n1 w1s1 w2",
  "n1e2 n1w2 n2e1 n2w1 n3 s1e2 s1w2 s2e1 s2w1 s3 e1n2 e1s2 e2n1 e2s1 e3 w1n2 w1s2 w2n1 w2s1 w3",
  "n1e3 n1w3 n2e2 n2w2 n3e1 n3w1 n4 s1e3 s1w3 s2e2 s2w2 s3e1 s3w1 s4 e1n3 e1s3 e2n2 e2s2 e3n1 e3s1 e4 w1n3 w1s3 w2n2 w2s2 w3n1 w3s1 w4",
  "n1e4 n1w4 n2e3 n2w3 n3e2 n3w2 n4e1 n4w1 n5 s1e4 s1w4 s2e3 s2w3 s3e2 s3w2 s4e1 s4w1 s5 e1n4 e1s4 e2n3 e2s3 e3n2 e3s2 e4n1 e4s1 e5 w1n4 w1s4 w2n3 w2s3 w3n2 w3s2 w4n1 w4s1 w5",
  "n1e5 n1w5 n2e4 n2w4 n3e3 n3w3 n4e2 n4w2 n5e1 n5w1 n6 s1e5 s1w5 s2e4 s2w4 s3e3 s3w3 s4e2 s4w2 s5e1 s5w1 s6 e1n5 e1s5 e2n4 e2s4 e3n3 e3s3 e4n2 e4s2 e5n1 e5s1 e6 w1n5 w1s5 w2n4 w2s4 w3n3 w3s3 w4n2 w4s2 w5n1 w5s1 w6",
] as const;
