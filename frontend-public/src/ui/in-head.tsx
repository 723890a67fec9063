import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What the parts of a page have put into its head while the server rendered it. */
export type HeadCollector = ReactNode[];

export const HeadContext = createContext<HeadCollector | undefined>(undefined);

/** The last element of the head ahead of what the server has written there for parts of the page. */
export const HEAD_START_ID = '_head-start';

/** Puts elements into the head of the document, for as long as the part that renders it is there. */
export const InHead = import.meta.env.SSR ? CollectedInHead : RenderedInHead;

interface InHeadProps {
  children: ReactNode;
}

function CollectedInHead({ children }: InHeadProps) {
  useContext(HeadContext)?.push(children);
  return null;
}

function RenderedInHead({ children }: InHeadProps) {
  useLayoutEffect(removeWritten, []);
  return createPortal(children, document.head);
}

/** Takes away what the server has written, now that the parts have put it there themselves, at the end. */
function removeWritten(): void {
  const start = document.getElementById(HEAD_START_ID);
  for (let next = start?.nextElementSibling; next; next = start!.nextElementSibling) {
    if (next.matches('[rel="stylesheet"]')) return;
    next.remove();
  }
}
