import { memo, Suspense, useEffect, type ComponentType } from 'react';
import { lazyPart } from './lazy-part';

const MARGIN = '600px 0px';
/** Gestures that may lead to another page or change this one. */
const gestures = ['pointerdown', 'keydown', 'popstate'] as const;
const onServer: Promise<void>[] = [];

/**
 * A part far down a page. The server renders it; the browser loads its code and hydrates it when it comes near the
 * viewport, or when the reader begins to use the page. Its props must be plain values, or it would be rendered again
 * before its code is loaded.
 * @param name identifies the part in the page
 * @param isNamed whether a hash names something in the part that may be missing from the HTML
 */
export function laterPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  isNamed: (hash: string) => boolean = () => false,
) {
  const part = import.meta.env.SSR ? writtenPart(load) : takenOverPart(name, load, isNamed);
  return memo(function LaterPart(props: Props) {
    useEffect(() => part.want, []);
    return (
      <div data-part={name}>
        <Suspense>
          <part.Component {...props} />
        </Suspense>
      </div>
    );
  });
}

/** Resolves when the server has the code of all parts, since it renders a page in one go. */
export async function partsReady(): Promise<void> {
  await Promise.all(onServer);
}

function writtenPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = { Component: (() => null) as ComponentType<Props>, want: () => undefined };
  onServer.push(
    load().then((Component) => {
      part.Component = Component;
    }),
  );
  return part;
}

function takenOverPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  isNamed: (hash: string) => boolean,
) {
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (want = resolve));
  const Component = lazyPart<Props>(async () => {
    const written = document.querySelector(`[data-part="${name}"]`);
    if (!written) return load();
    if (isNamed(location.hash)) want();
    else whenUsed(written, want);
    const pressKept = keepPress(written);
    await wanted;
    try {
      const Part = await load();
      return function TakenOver(props: Props) {
        useEffect(pressKept, []);
        return <Part {...props} />;
      };
    } catch (error) {
      pressKept();
      throw error;
    }
  });
  return { Component: Component as ComponentType<Props>, want: () => want() };
}

function whenUsed(element: Element, want: () => void): void {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      want();
    },
    { rootMargin: MARGIN },
  );
  seen.observe(element);
  for (const gesture of gestures) addEventListener(gesture, want, { once: true });
}

/**
 * Remembers the last press on a control that has no listener yet. Links within the site work without one.
 * @returns repeats the press, once the listeners are there
 */
function keepPress(element: Element): () => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button, summary, a[target]');
    if (!control || !element.contains(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = control;
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    pressed?.click();
    pressed = null;
  };
}
