/** Searching texts without regard to case and accents. No DOM. */

/** A part of a text: whether it was searched for. */
interface SearchPart {
  text: string;
  isFound: boolean;
}

/** A letter without case and accents; a ligature may become two. */
function fold(letter: string): string {
  return letter
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** A query as it is searched for: folded, with single spaces. */
export function foldQuery(query: string): string {
  return [...query.trim().replaceAll(/\s+/g, " ")].map(fold).join("");
}

/** Split a text at what is searched for; one part where nothing is found or searched for. */
export function splitAtMatches(text: string, query: string): SearchPart[] {
  const wanted = foldQuery(query);
  if (wanted === "") return [{ text, isFound: false }];
  const letters = [...text];
  const folded = letters.map((letter) => fold(/\s/.test(letter) ? " " : letter));
  const owners = folded.flatMap((part, place) => Array<number>(part.length).fill(place)); // by place in the whole
  const whole = folded.join("");
  const parts: SearchPart[] = [];
  let done = 0; // letters that are in parts already
  for (let found = whole.indexOf(wanted); found >= 0; found = whole.indexOf(wanted, found + wanted.length)) {
    const first = owners[found] ?? 0;
    const last = (owners[found + wanted.length - 1] ?? 0) + 1;
    if (first < done) continue; // within a letter that is marked already
    parts.push({ text: letters.slice(done, first).join(""), isFound: false });
    parts.push({ text: letters.slice(first, last).join(""), isFound: true });
    done = last;
  }
  parts.push({ text: letters.slice(done).join(""), isFound: false });
  return parts.filter((part) => part.text !== "");
}
