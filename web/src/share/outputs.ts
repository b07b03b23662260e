/** Where a picture or a link goes: to the system's dialog for sharing, to a file, or to the clipboard. */

const SUFFIXES: Readonly<Record<string, string>> = { "image/png": "png", "image/gif": "gif" };

export function makeFile(content: Blob, name: string): File {
  return new File([content], `${name}.${SUFFIXES[content.type] ?? "bin"}`, { type: content.type });
}

/** Whether the browser can pass this on to other programs. */
export function canSend(data: ShareData): boolean {
  return typeof navigator.share === "function" && (navigator.canShare?.(data) ?? false);
}

/** Open the system's dialog; false if that failed. Somebody who closes it has not failed. */
export async function send(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

export function canCopyPicture(): boolean {
  return typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function";
}

/** Put a picture into the clipboard; false if the browser does not let us. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  return navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]).then(
    () => true,
    () => false,
  );
}

export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false; // absent where the page came over plain HTTP
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
