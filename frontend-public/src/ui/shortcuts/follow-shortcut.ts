import { focusArrival } from '@passerelle/api-client/arrival';
import { MAIN_ID } from '../SkipLink';
import { readTheme } from '../../lib/theme-choice';
import { themeLabels } from '../ThemeToggle';
import { toast } from '../toasts/toaster';
import type { ShortcutKey } from './shortcuts';

/** Scroll offset of a heading, in pixels: below the header. */
const ARRIVED = { from: 60, to: 120 };

/**
 * Runs a shortcut on the current page by clicking the element with that `data-shortcut`.
 * @param search navigates to the search page, from pages without a field
 */
export function followShortcut(key: Exclude<ShortcutKey, '?'>, search: () => void): void {
  switch (key) {
    case '/': {
      const field = visible('main :is(input[type=search], input[role=combobox])');
      if (!field) return search();
      field.focus();
      return field.scrollIntoView({ block: 'nearest' });
    }
    case 's':
      return goToHeading(1);
    case 'p':
      return goToHeading(-1);
    case 'c':
      return goTo(document.getElementById('_comments-title'));
    case 't':
      visible('[data-shortcut=t]')?.click();
      return toast({ title: `Thème ${themeLabels[readTheme()]}` });
    case 'i': {
      const button = visible('[data-shortcut=i]');
      return button ? button.click() : print();
    }
    default:
      visible(`[data-shortcut=${key}]`)?.click();
  }
}

function visible(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
}

/** @param step 1 for the next one, -1 for the one before */
function goToHeading(step: 1 | -1): void {
  const main = document.getElementById(MAIN_ID)!;
  const headings = [...main.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(
    (heading) => !heading.closest('aside, article, [role=dialog]') && heading.checkVisibility(),
  );
  const tops = headings.map((heading) => heading.getBoundingClientRect().top);
  // The last headings cannot reach that offset at the end of the page.
  const at = headings.indexOf(document.activeElement as HTMLElement);
  const isSeen = at >= 0 && tops[at]! >= 0 && tops[at]! < innerHeight;
  if (isSeen) goTo(headings[at + step]);
  // From the top, go to the first section instead of the title.
  else if (step > 0)
    goTo(headings.find(({ tagName }, index) => tagName !== 'H1' && tops[index]! > ARRIVED.to));
  else goTo(headings[tops.findLastIndex((top) => top < ARRIVED.from)]);
}

function goTo(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  // Not smooth: a repeated key must start from there.
  heading.scrollIntoView({ behavior: 'instant' });
  focusArrival(heading);
}
