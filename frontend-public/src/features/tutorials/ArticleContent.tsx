import type { Ref } from 'react';
import { CONTENT_ID } from './content-handover';

interface ArticleContentProps {
  ref: Ref<HTMLDivElement>;
  /** Sanitised by the server when the tutorial was saved. The page's script reads it from the DOM. */
  html: string;
  /** Language, if it differs from the page's, and writing direction. */
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
