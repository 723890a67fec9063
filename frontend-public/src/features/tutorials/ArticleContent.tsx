import type { Ref } from 'react';
import { CONTENT_ID } from './content-handover';

interface ArticleContentProps {
  ref: Ref<HTMLDivElement>;
  /** Sanitised by the server when the tutorial was saved. */
  html: string;
  /** Whether this is the tutorial's own content, which the page's script then reads from here. */
  handedOver: boolean;
}

export function ArticleContent({ ref, html, handedOver }: ArticleContentProps) {
  return (
    <div
      ref={ref}
      id={handedOver ? CONTENT_ID : undefined}
      className="prose reading"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
