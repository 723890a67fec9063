// Vite's live reload, ahead of the page itself: React Fast Refresh must be in place before any component is loaded.
export {};

const refreshAddress = '/@react-refresh';
const { injectIntoGlobalHook } = (await import(/* @vite-ignore */ refreshAddress)) as {
  injectIntoGlobalHook: (target: Window) => void;
};
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });

const clientAddress = '/@vite/client';
await import(/* @vite-ignore */ clientAddress);
await import('./entry-client');
