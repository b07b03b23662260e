/** Whether players on the local network are let in, and the links that they can open. */
import { signal } from "@preact/signals";
import { getNetwork, HAS_SERVER, switchNetwork } from "../api.ts";
import { showRequestError } from "../components/toasts.tsx";
import type { NetworkInfo } from "../protocol/types.ts";

/** Whether a host is this machine, so that nobody else can open the link. */
export const isLocal = (host: string): boolean => HAS_SERVER && /^(localhost|127\.|\[::1\])/.test(host);

/** What the server says; null until it has been asked. */
export const network = signal<NetworkInfo | null>(null);
/** The address chosen by the user, where the machine has several. */
export const chosenAddress = signal<string | null>(null);

/** Ask the server, unless this page comes from another machine: it has the right address already. */
export async function refreshNetwork(): Promise<void> {
  if (!isLocal(location.host)) return;
  network.value = await getNetwork().catch(() => network.peek());
}

/** Let players on the local network in, or not. */
export async function letNetworkIn(on: boolean): Promise<void> {
  try {
    network.value = await switchNetwork(on);
  } catch (error) {
    showRequestError(error);
    await refreshNetwork();
  }
}

/** Choose the address of a link for others: the user's choice, else the likeliest; null if nobody is let in. */
export function chooseAddress(info: NetworkInfo | null, wanted: string | null): string | null {
  if (!info?.on) return null;
  return info.links.find((link) => link === wanted) ?? info.links[0] ?? null;
}

/** The link to a path that others can open, as far as they can open one. */
export function shareableLink(path: string = location.pathname): string {
  return `${chooseAddress(network.value, chosenAddress.value) ?? location.origin}${path}`;
}
