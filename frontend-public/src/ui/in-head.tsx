import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Head elements that the parts of a page add while the server renders it. */
export type HeadCollector = ReactNode[];

export const HeadContext = createContext<HeadCollector | undefined>(undefined);

/** Id of the last head element before those that the server has written for parts of the page. */
export const HEAD_START_ID = '_head-start';

/** Adds elements to the head of the document while the component is mounted. */
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

/** Removes the elements that the server has written, since the hydrated parts add their own at the end of the head. */
function removeWritten(): void {
  const start = document.getElementById(HEAD_START_ID);
  for (let next = start?.nextElementSibling; next; next = start!.nextElementSibling) {
    if (next.matches('[rel="stylesheet"]')) return;
    next.remove();
  }
}
