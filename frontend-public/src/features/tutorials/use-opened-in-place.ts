import { useEffect, useState, type RefObject } from 'react';

/** A link of the text whose target opens in place. */
export interface OpenedInPlace {
  kind: 'image' | 'note';
  link: HTMLAnchorElement;
}

/** Opens clicked images and footnotes in place. Without JavaScript, or with a modifier key, the links work as usual. */
export function useOpenedInPlace(article: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<OpenedInPlace | null>(null);
  // Another one may have been opened meanwhile.
  const close = () => setOpened((now) => (now === opened ? null : now));

  useEffect(() => {
    const text = article.current!;
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const kind = link && kindOf(link);
      if (!kind || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpened((before) => (before?.link === link ? null : { kind, link }));
    };
    text.addEventListener('click', open);
    return () => text.removeEventListener('click', open);
  }, [article]);

  return { opened, close };
}

function kindOf(link: HTMLAnchorElement): OpenedInPlace['kind'] | undefined {
  if (link.hasAttribute('data-footnote-ref')) return 'note';
  const image = link.querySelector('img');
  return image?.src === link.href ? 'image' : undefined;
}
