/** Loads compiled kernels over the network, or from the browser's cache. */

/** The module at an address. Rejects where it cannot be fetched. */
export async function fetchModule(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}`);
  try {
    return await WebAssembly.compileStreaming(response.clone());
  } catch {
    return WebAssembly.compile(await response.arrayBuffer()); // a host that serves it under another content type
  }
}
