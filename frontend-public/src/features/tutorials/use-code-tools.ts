import { useEffect, type RefObject } from 'react';

const MARGIN = '200px 0px';

/** Adds the code buttons once a code block of the article comes near the viewport. */
export function useCodeTools(article: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const blocks = [...article.current!.querySelectorAll('pre')];
    let takeAway: (() => void) | undefined;
    let ended = false;

    async function put() {
      const { putCodeTools } = await import('./code-tools');
      if (!ended) takeAway = putCodeTools(blocks);
    }

    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        // The code stays readable without its buttons.
        put().catch((error: unknown) => console.error(error));
      },
      { rootMargin: MARGIN },
    );
    blocks.forEach((block) => near.observe(block));
    return () => {
      ended = true;
      near.disconnect();
      takeAway?.();
    };
  }, [article, html]);
}
