/** Whether this browser can run games by itself; where it cannot, the server does. */

export const canRunGames = (): boolean => typeof WebAssembly === "object" && typeof Worker === "function";
