import { lasting } from '@passerelle/api-client/browser-storage';
import { call } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';

/** The place that was reached in a text. */
export interface Place {
  /** How much of the text has been passed, 0 to 1. */
  position: number;
  /** Id of the heading under which the reader is: it stays true on a screen of another width. */
  heading: string | null;
}

const KEY = 'readings';
/** As many tutorials a browser remembers for someone without an account. */
const MAX_KEPT = 20;
/** From here on a text counts as read, and the next reading begins anew. */
const END = 0.97;
/** As much of the page stands below the header before a heading counts as passed. */
const HEADER = 120;

export function isUnderWay({ position }: Place): boolean {
  return position > 0.03 && position < END;
}

/** Whether a place is further than another one that belongs to the same reading. */
export function isFurther(place: Place, than: Place): boolean {
  return place.position > (than.position >= END ? 0 : than.position) + 0.01;
}

export function placeIn(article: HTMLElement): Place {
  const { top, height } = article.getBoundingClientRect();
  const passed = [...article.querySelectorAll<HTMLElement>('h2[id], h3[id]')].filter(
    (heading) => heading.getBoundingClientRect().top <= HEADER,
  );
  // What can be seen to the end has been read to the end.
  const read = top + height <= innerHeight ? 1 : (HEADER - top) / height;
  return { position: Math.min(1, Math.max(0, read)), heading: passed.at(-1)?.id ?? null };
}

export function scrollTo(article: HTMLElement, { position, heading }: Place): void {
  const target = heading === null ? null : document.getElementById(heading);
  if (target) target.scrollIntoView();
  else {
    const { top, height } = article.getBoundingClientRect();
    window.scrollBy(0, top + height * position - HEADER);
  }
}

type KeptPlace = Place & { tutorialId: number };

/** The latest last. */
function readKept(): KeptPlace[] {
  try {
    const kept = JSON.parse(lasting.read(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as KeptPlace[]) : [];
  } catch {
    return [];
  }
}

function forgetPlace(tutorialId: number): KeptPlace[] {
  const others = readKept().filter((kept) => kept.tutorialId !== tutorialId);
  lasting.keep(KEY, JSON.stringify(others));
  return others;
}

export function keptPlace(tutorialId: number): Place | undefined {
  return readKept().find((kept) => kept.tutorialId === tutorialId);
}

/** Remembers in this browser. */
export function keepPlace(tutorialId: number, place: Place): void {
  const kept = [...forgetPlace(tutorialId), { tutorialId, ...place }];
  lasting.keep(KEY, JSON.stringify(kept.slice(-MAX_KEPT)));
}

/** Saves with the account; `keepalive` lets the call outlive the page. */
export async function savePlace(tutorialId: number, place: Place): Promise<void> {
  const { position, heading } = place;
  const given = { path: { id: tutorialId }, body: { position, heading } };
  await call('PUT', '/api/tutorials/{id}/progress', given, (request) => fetch(request, { keepalive: true }));
}

/** Hands what this browser remembers over to the account of whoever has signed in. */
export async function handOverPlaces(): Promise<void> {
  for (const { tutorialId, ...place } of readKept()) {
    try {
      const known = await call('GET', '/api/tutorials/{id}/progress', { path: { id: tutorialId } });
      if (isFurther(place, known)) await savePlace(tutorialId, place);
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) throw error;
    }
    forgetPlace(tutorialId);
  }
}
