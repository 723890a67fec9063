// Vite’s live reload, ahead of the page itself.
export {};

const clientAddress = '/@vite/client';
await import(/* @vite-ignore */ clientAddress);
await import('./entry-client');
