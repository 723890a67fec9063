import { ofTab } from '@passerelle/api-client/browser-storage';
import { isOffline, OFFLINE } from '../../lib/offline';

export interface Message {
  title: string;
  description?: string;
  /** A second sentence, in a line of its own. */
  further?: string;
  /** Marks a failure. */
  destructive?: boolean;
  /** A link that helps, such as signing in. */
  link?: { to: string; label: string };
}

const CARRIED = 'toast';

let shown: Message | null = null;
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  listeners.forEach((listener) => listener());
}

/** Shows a toast in place of the one before. */
export function toast(message: Message): void {
  const description = message.destructive && isOffline() ? OFFLINE : message.description;
  shown = { ...message, description };
  tell();
}

export function closeToast(): void {
  shown = null;
  tell();
}

/** Shows a toast after the next page load. */
export function toastOnNextPage(message: Message): void {
  ofTab.keep(CARRIED, JSON.stringify(message));
}

export function showCarriedToast(): void {
  const carried = ofTab.read(CARRIED);
  if (!carried) return;
  ofTab.forget(CARRIED);
  toast(JSON.parse(carried) as Message);
}

/** Shows further toasts within an element, as a React ref. @returns shows them where they were before */
export function placeToasts(place: HTMLElement | null): () => void {
  if (!place) return () => undefined;
  shown = null;
  places = [...places, place];
  tell();
  return () => {
    places = places.filter((each) => each !== place);
    tell();
  };
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readToast(): Message | null {
  return shown;
}

/** The element for toasts; undefined for the page itself. */
export function readToastPlace(): HTMLElement | undefined {
  return places.at(-1);
}
