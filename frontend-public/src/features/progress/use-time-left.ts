import { useEffect, useState, type RefObject } from 'react';
import { positionIn } from './position';

/**
 * @param readTime reading time of the whole text, in minutes
 * @returns minutes left from the reader's position; 0 once the text is read
 */
export function useTimeLeft(article: RefObject<HTMLElement | null>, readTime: number): number {
  const [left, setLeft] = useState(readTime);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (article.current) setLeft(Math.ceil(readTime * (1 - positionIn(article.current))));
    };
    const moved = () => {
      frame ||= requestAnimationFrame(measure);
    };
    moved();
    addEventListener('scroll', moved, { passive: true });
    addEventListener('resize', moved);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', moved);
      removeEventListener('resize', moved);
    };
  }, [article, readTime]);

  return left;
}
