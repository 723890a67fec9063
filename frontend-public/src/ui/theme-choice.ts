export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();

/**
 * Runs in the head of every page before anything is painted, so that nobody is dazzled by the wrong theme.
 * It stands in the page itself: the content security policy admits it by its hash.
 */
export const themeScript = `(function(){var m=matchMedia('(prefers-color-scheme: dark)');
function apply(){var c;try{c=localStorage.getItem('${KEY}')}catch(e){}
var dark=c==='dark'||(c!=='light'&&m.matches),l=document.documentElement.classList;
l.toggle('dark',dark);l.toggle('light',!dark)}
apply();m.addEventListener('change',apply);window.__applyTheme=apply})()`;

declare global {
  interface Window {
    __applyTheme?: () => void;
  }
}

export function readTheme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  window.__applyTheme?.();
  listeners.forEach((listener) => listener());
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
