// Vite's HMR client must run before the page.
export {};

const clientAddress = '/@vite/client';
await import(/* @vite-ignore */ clientAddress);
await import('./entry-client');
