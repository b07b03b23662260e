/** The clause that each reason of a hint rests on. */
export const REASON_CLAUSES: Readonly<Record<string, string>> = {
  "qwixx-why-close": "Q18",
  "qwixx-why-capture": "Q7",
  "qwixx-why-avoids-misthrow": "Q15",
  "qwixx-why-opens": "Q17",
  "qwixx-why-safe": "Q9",
  "qwixx-why-overtakes": "Q10",
  "qwixx-why-keeps-field": "Q5",
  "qwixx-why-pass": "Q5",
  "qwixx-why-points": "Q22",
  "qwixx-why-no-gap": "Q5",
  "qwixx-why-skips-fewer": "Q5",
  "qwixx-why-wins": "Q24",
  "qwixx-why-loses": "Q24",
};
