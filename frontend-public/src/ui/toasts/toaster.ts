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

export interface Toast extends Message {
  id: number;
  /** Whether it came by the live connection, rather than as the outcome of an action. */
  isNews: boolean;
}

const MAX_TOASTS = 5;
const CARRIED = 'toast';

let shown: readonly Toast[] = [];
let lastId = 0;
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  listeners.forEach((listener) => listener());
}

function show(toasts: readonly Toast[]): void {
  shown = toasts.slice(-MAX_TOASTS);
  tell();
}

/** Shows the outcome of an action in place of the one before. */
export function toast(message: Message): void {
  const description = message.destructive && isOffline() ? OFFLINE : message.description;
  show([...shown.filter(({ isNews }) => isNews), { ...message, description, id: ++lastId, isNews: false }]);
}

/** Shows news beside what stands already. */
export function toastNews(message: Message): void {
  show([...shown, { ...message, id: ++lastId, isNews: true }]);
}

export function closeToast(id: number): void {
  show(shown.filter((each) => each.id !== id));
}

/** Closes the outcome of the last action. */
export function closeOutcome(): void {
  show(shown.filter(({ isNews }) => isNews));
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
  shown = [];
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

export function readToasts(): readonly Toast[] {
  return shown;
}

/** The element for toasts; undefined for the page itself. */
export function readToastPlace(): HTMLElement | undefined {
  return places.at(-1);
}
