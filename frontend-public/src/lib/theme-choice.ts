import { lastingChoice } from '@passerelle/api-client/lasting-choice';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';

/**
 * Sets the theme and the `theme-color` of the browser.
 * Runs in the head before the first paint, so that no page flashes in the wrong theme.
 * Inline: the content security policy allows it by its hash.
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

const choice = lastingChoice(KEY, (theme) =>
  atOnce(() => window.__applyTheme?.((theme ?? 'system') as Theme)),
);

/** Changes colours as fast as possible: content out of view is styled a frame later (theme/moving.css). */
function atOnce(change: () => void): void {
  const { classList } = document.documentElement;
  classList.add('skipping');
  change();
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove('skipping')));
}

export function readTheme(): Theme {
  const kept = choice.read();
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function setTheme(theme: Theme): void {
  choice.choose(theme === 'system' ? null : theme);
}

export const subscribeTheme = choice.subscribe;
