import {
  Children,
  cloneElement,
  createContext,
  useContext,
  useLayoutEffect,
  type JSX,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

/** What the parts of a page have put into its head while the server rendered it. */
export type HeadCollector = ReactNode[];

export const HeadContext = createContext<HeadCollector | undefined>(undefined);

/** By which what the server wrote of it is found. */
const WRITTEN = 'data-in-head';

/** Puts elements into the head of the document, for as long as the part that renders it is there. */
export const InHead = import.meta.env.SSR ? CollectedInHead : RenderedInHead;

interface InHeadProps {
  children: JSX.Element | JSX.Element[];
}

function CollectedInHead({ children }: InHeadProps) {
  const written = { [WRITTEN]: '' };
  useContext(HeadContext)?.push(Children.map(children, (element) => cloneElement(element, written)));
  return null;
}

function RenderedInHead({ children }: InHeadProps) {
  useLayoutEffect(() => {
    document.head.querySelectorAll(`[${WRITTEN}]`).forEach((element) => element.remove());
  }, []);
  return createPortal(children, document.head);
}
