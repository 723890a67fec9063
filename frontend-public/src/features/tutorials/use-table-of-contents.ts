import { useEffect, useState, type RefObject } from 'react';

export interface ContentsEntry {
  id: string;
  text: string;
  level: 2 | 3;
}

export interface Contents {
  /** Empty until the table is built. */
  entries: ContentsEntry[];
  /** Number of entries to come; 0 hides the table. */
  expected: number;
  /** Id of the current section; null above the first one. */
  current: string | null;
}

const BUILD_AFTER_MS = 500;
/**
 * Line at which a heading counts as reached, in pixels from the top of the viewport: slightly below the target of
 * anchor links.
 */
const REACHED = 120;

/** Builds the table of contents from an article's headings, half a second after it is mounted. */
export function useTableOfContents(article: RefObject<HTMLElement | null>, html: string): Contents {
  const [entries, setEntries] = useState<ContentsEntry[]>([]);
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const timer = setTimeout(() => {
      const headings = [...(article.current?.querySelectorAll<HTMLElement>('h2[id], h3[id]') ?? [])];
      setEntries(headings.map(toEntry));
      const follow = () =>
        setCurrent(
          headings.findLast((heading) => heading.getBoundingClientRect().top <= REACHED)?.id ?? null,
        );
      // The huge bottom margin makes everything below the line intersect, so that each heading fires when it crosses
      // the line in either direction.
      observer = new IntersectionObserver(follow, { rootMargin: `-${REACHED}px 0px 1000000px 0px` });
      headings.forEach((heading) => observer?.observe(heading));
    }, BUILD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, [article, html]);

  return { entries, expected: html.match(/<h[23]\b[^>]*\bid=/g)?.length ?? 0, current };
}

function toEntry(heading: HTMLElement): ContentsEntry {
  return { id: heading.id, text: textOf(heading), level: heading.tagName === 'H2' ? 2 : 3 };
}

/** Without the numbers of notes. */
function textOf(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  for (const note of copy.querySelectorAll('[data-footnote-ref]')) note.remove();
  return copy.textContent.trim();
}
