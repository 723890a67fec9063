import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Shown when an action fails offline. */
export const OFFLINE = 'Vous êtes hors ligne. Réessayez quand la connexion sera revenue.';

export function isOffline(): boolean {
  return !onlineManager.isOnline();
}

export function useOffline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    isOffline,
    () => false,
  );
}
