import type { InboxState } from '@passerelle/api-client/live-inbox';
import type { LiveState } from '@passerelle/api-client/live';
import { useSyncExternalStore } from 'react';

/** State of the live connection for components. The code behind it is loaded once the page is idle. */
export interface LiveView {
  /** Undefined until the first connection attempt has ended. */
  state: LiveState | undefined;
  /** Whether the connection was open and is lost. */
  isLost: boolean;
  inbox: InboxState;
  reconnect: () => void;
  /** Undefined for visitors. */
  member?: { markRead: () => void; clear: () => void };
}

const nothing: LiveView = {
  state: undefined,
  isLost: false,
  inbox: { notifications: [], unread: 0, messages: [] },
  reconnect: () => undefined,
};

let view = nothing;
const listeners = new Set<() => void>();

export function showLive(changes: Partial<LiveView>): void {
  view = { ...view, ...changes };
  listeners.forEach((listener) => listener());
}

export function showNoLive(): void {
  view = nothing;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLive(): LiveView {
  return useSyncExternalStore(
    subscribe,
    () => view,
    () => nothing,
  );
}
