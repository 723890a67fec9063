import { useEffect, useMemo, useState, type RefObject } from 'react';

export interface ContentsEntry {
  id: string;
  /** HTML without tags, since links cannot be nested. */
  text: string;
  level: 2 | 3;
}

export interface Contents {
  entries: ContentsEntry[];
  /** Id of the current section; null above the first one. */
  current: string | null;
}

const HEADING_STARTS = /<h([23]) ([^<>]*)>/g;
const ID = /\bid="([^"]*)"/;
/** Tags, and the numbers of notes. */
const TAGS = /<a [^<>]*data-footnote-ref[^<>]*>[^<>]*<\/a>|<[^<>]*>/g;

/**
 * Line at which a heading counts as reached, in pixels from the top of the viewport: slightly below the target of
 * anchor links.
 */
const REACHED = 120;

/** The headings of an article, and the section being read. */
export function useTableOfContents(article: RefObject<HTMLElement | null>, html: string): Contents {
  const entries = useMemo(() => entriesOf(html), [html]);
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const headings = [...(article.current?.querySelectorAll<HTMLElement>('h2[id], h3[id]') ?? [])];
    const follow = () =>
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= REACHED)?.id ?? null);
    // The huge bottom margin makes everything below the line intersect, so that each heading fires when it crosses
    // the line in either direction.
    const observer = new IntersectionObserver(follow, { rootMargin: `-${REACHED}px 0px 1000000px 0px` });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [article, html]);

  return { entries, current };
}

function entriesOf(html: string): ContentsEntry[] {
  return [...html.matchAll(HEADING_STARTS)].flatMap(({ 0: start, 1: level, 2: attributes = '', index }) => {
    const id = ID.exec(attributes)?.[1];
    if (!id) return [];
    const begin = index + start.length;
    const text = html
      .slice(begin, html.indexOf(`</h${level}>`, begin))
      .replace(TAGS, '')
      .trim();
    return [{ id, text, level: level === '2' ? 2 : 3 }];
  });
}
