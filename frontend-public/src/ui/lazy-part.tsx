import { lazy, type ComponentType } from 'react';
import { loadAnew } from './load-anew';
import { Failure } from './Failure';

/** A part of a page whose code is loaded on demand. If that fails, an error replaces the part, not the page. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(error);
      return { default: Missing as ComponentType<Props> };
    }
  });
}

function Missing() {
  return (
    <Failure message="Cette partie de la page n’a pas pu être chargée." onRetry={() => void loadAnew()} />
  );
}
