import { Fragment, type ReactNode } from 'react';
import { ScrollRestoration } from 'react-router';

/** Deeper than anything on a page that follows its address by itself. */
const DEPTH = 100;

const deepest = Array.from({ length: DEPTH }).reduce<ReactNode>(
  (inner) => <Fragment>{inner}</Fragment>,
  <ScrollRestoration />,
);

/**
 * Scrolls to where one was, or to the top, once the page of the new address is there. Preact renders what follows the
 * address part by part, the deepest last: nearer to the root, the page would still be the one before.
 */
export const RestoredScroll = (): ReactNode => deepest;
