// Vite's live reload, ahead of the page itself: React Fast Refresh must be in place before any component is loaded.
// @ts-expect-error served by Vite
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });

// @ts-expect-error served by Vite
void import('/@vite/client').then(() => import('./entry-client'));
