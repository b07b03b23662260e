/** Saving what this page has made as a file. */

/** How long the address stays valid: a browser may ask the user first where to save. */
const KEPT_MS = 60_000;

/** Save a file under a name, as if a link to it had been pressed. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
