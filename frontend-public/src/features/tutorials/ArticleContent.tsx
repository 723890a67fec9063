import type { Ref } from 'react';
import { CONTENT_ID } from './content-handover';

interface ArticleContentProps {
  ref: Ref<HTMLDivElement>;
  /** Sanitised by the server when the tutorial was saved. */
  html: string;
  /** Whether this is the tutorial's own content, which the page's script then reads from here. */
  handedOver: boolean;
  /** Its language, where it is not the page's. */
  language?: { lang: string; dir: string };
}

export function ArticleContent({ ref, html, handedOver, language }: ArticleContentProps) {
  return (
    <div
      ref={ref}
      id={handedOver ? CONTENT_ID : undefined}
      className="prose reading"
      {...language}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
