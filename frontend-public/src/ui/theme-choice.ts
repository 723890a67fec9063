import { lasting } from '@passerelle/api-client/browser-storage';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();

/**
 * Sets the theme, and the colour of what the browser shows around the page.
 * Runs in the head of every page before anything is painted, so that nobody is dazzled by the wrong theme.
 * It stands in the page itself: the content security policy admits it by its hash.
 */
export const themeScript = `(function(){var m=matchMedia('(prefers-color-scheme: dark)'),c,t=document.createElement('meta');t.name='theme-color';
try{c=localStorage.getItem('${KEY}')}catch(e){}
function apply(){var dark=c==='dark'||(c!=='light'&&m.matches),l=document.documentElement.classList;
l.toggle('dark',dark);l.toggle('light',!dark);
t.content=dark?'#13181d':'#fbf9f5';document.head.prepend(t)}
apply();m.addEventListener('change',apply);window.__applyTheme=function(t){c=t;apply()};
addEventListener('storage',function(e){if(e.key==='${KEY}'||e.key===null){c=e.newValue;apply()}})})()`;

declare global {
  interface Window {
    __applyTheme?: (theme: Theme) => void;
  }
}

export function readTheme(): Theme {
  const kept = lasting.read(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') lasting.forget(KEY);
  else lasting.keep(KEY, theme);
  window.__applyTheme?.(theme);
  listeners.forEach((listener) => listener());
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  // Chosen in another tab.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
