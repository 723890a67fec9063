import { useEffect, useState, type RefObject } from 'react';

export interface ContentsEntry {
  id: string;
  text: string;
  level: 2 | 3;
}

export interface Contents {
  /** Empty until the table is built. */
  entries: ContentsEntry[];
  /** How many entries there will be; none hides the table. */
  expected: number;
  /** Id of the section being read. */
  current: string | null;
}

const BUILD_AFTER_MS = 500;

/** Builds the table of contents of an article half a second after it is there, from its headings. */
export function useTableOfContents(article: RefObject<HTMLElement | null>, html: string): Contents {
  const [entries, setEntries] = useState<ContentsEntry[]>([]);
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const timer = setTimeout(() => {
      const headings = [...(article.current?.querySelectorAll<HTMLElement>('h2[id], h3[id]') ?? [])];
      setEntries(headings.map(toEntry));
      observer = new IntersectionObserver(
        (seen) => {
          const top = seen.find(({ isIntersecting }) => isIntersecting);
          if (top) setCurrent(top.target.id);
        },
        { rootMargin: '-80px 0px -70% 0px' },
      );
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
  return { id: heading.id, text: heading.textContent ?? '', level: heading.tagName === 'H2' ? 2 : 3 };
}
