import type { Ref } from 'react';
import { CONTENT_ID } from './content-handover';

interface ArticleContentProps {
  ref: Ref<HTMLDivElement>;
  /** Sanitised by the server when the tutorial was saved; the page's script reads it from here. */
  html: string;
  /** Its own, where it is not the page's, and the way it is written. */
  language: { lang?: string; dir: string };
}

export function ArticleContent({ ref, html, language }: ArticleContentProps) {
  return (
    <div
      ref={ref}
      id={CONTENT_ID}
      className="prose reading"
      {...language}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
