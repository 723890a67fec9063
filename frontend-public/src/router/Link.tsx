import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, type LocationState } from './location';
import { navigate } from './router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An absolute path, or a query string for the current page. */
  to: string;
  replace?: boolean;
  keepsScroll?: boolean;
  state?: LocationState;
}

/**
 * A link within the site. The router intercepts plain anchors; the click handler only adds options that a URL cannot
 * carry.
 */
export function Link({ to, replace, keepsScroll, state, onClick, ...props }: LinkProps) {
  const { pathname } = useLocation();
  const href = to.startsWith('?') ? pathname + (to === '?' ? '' : to) : to;
  const saysMore = Boolean(replace || keepsScroll || state);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(href, { replace, keepsScroll, state });
  }

  return <a {...props} href={href} onClick={saysMore ? follow : onClick} />;
}

/** Whether a click opens another tab or window, or downloads a file. */
export function opensElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
