import { ofTab } from '@passerelle/api-client/browser-storage';
import { isOffline, OFFLINE } from '../../lib/offline';

export interface Message {
  title: string;
  description?: string;
  /** Marks a failure. */
  destructive?: boolean;
  /** A link that helps, such as signing in. */
  link?: { to: string; label: string };
}

export interface Toast extends Message {
  id: number;
}

interface State {
  toasts: readonly Toast[];
  /** Hosts that can show toasts; the latest one does, since an open modal dialog makes everything outside inert. */
  hosts: readonly string[];
}

const MAX_TOASTS = 5;
const CARRIED = 'toast';

let state: State = { toasts: [], hosts: [] };
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Partial<State>): void {
  state = { ...state, ...next };
  listeners.forEach((listener) => listener());
}

/** Shows a toast. Beyond five the oldest is dropped. */
export function toast(message: Message): void {
  const description = message.destructive && isOffline() ? OFFLINE : message.description;
  change({ toasts: [...state.toasts, { ...message, description, id: ++lastId }].slice(-MAX_TOASTS) });
}

export function closeToast(id: number): void {
  change({ toasts: state.toasts.filter((each) => each.id !== id) });
}

export function closeAllToasts(): void {
  change({ toasts: [] });
}

/** Shows toasts after the next page load. */
export function toastOnNextPage(...messages: Message[]): void {
  ofTab.keep(CARRIED, JSON.stringify(messages));
}

export function showCarriedToast(): void {
  const carried = ofTab.read(CARRIED);
  if (!carried) return;
  ofTab.forget(CARRIED);
  (JSON.parse(carried) as Message[]).forEach(toast);
}

/** Makes `host` show the toasts. @returns releases them */
export function hostToasts(host: string): () => void {
  change({ hosts: [...state.hosts, host] });
  return () => change({ hosts: state.hosts.filter((each) => each !== host) });
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readToasts(): State {
  return state;
}
