import { focusQuietly } from '@passerelle/api-client/arrival';
import { lasting } from '@passerelle/api-client/browser-storage';
import { call } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';
import { KEPT_PLACES } from './kept-places';
import { HEADER, positionIn } from './position';

/** The tutorial that is read. */
export interface ReadText {
  id: number;
  title: string;
}

/** The place that was reached in a text. */
export interface Place {
  /** How much of the text has been passed, 0 to 1. */
  position: number;
  /** Id of the heading under which the reader is: it stays true on a screen of another width. */
  heading: string | null;
  /** How many blocks (paragraphs, lists…) have been passed below it, or since the beginning. */
  block: number;
}

/** In the address of a tutorial: go on where one has stopped. No heading has such an id. */
export const RESUME_HASH = '#:reprendre';
/** As many tutorials a browser remembers for someone without an account. */
const MAX_KEPT = 20;
/** From here on a text counts as read, and the next reading begins anew. */
export const END = 0.97;
/** Up to here one has had a look. The server goes by the same shares. */
export const BEGUN = 0.03;

export function isUnderWay({ position }: Place): boolean {
  return position > BEGUN && position < END;
}

/** What one paragraph takes of a text differs by the width of the screen. */
const ANOTHER_SCREEN = 0.01;

/** Whether a place is further than another one that belongs to the same reading. */
export function isFurther(place: Place, than: Place): boolean {
  return place.position > (than.position >= END ? 0 : than.position);
}

/** The same where the two may have been reached on two screens. */
export function isFurtherThanElsewhere(place: Place, than: Place): boolean {
  return isFurther({ ...place, position: place.position - ANOTHER_SCREEN }, than);
}

export function placeIn(article: HTMLElement): Place {
  const blocks = [...article.children];
  const last = lastPassed(blocks);
  const start = blocks.findLastIndex((block, index) => index <= last && headingOf(block));
  return {
    position: positionIn(article),
    heading: start < 0 ? null : headingOf(blocks[start]!)!.id,
    block: last - start,
  };
}

/** The last block that has reached the header, by halves: they stand one below the other. */
function lastPassed(blocks: Element[]): number {
  let [low, high] = [-1, blocks.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (blocks[middle]!.getBoundingClientRect().top <= HEADER) low = middle;
    else high = middle - 1;
  }
  return low;
}

const HEADING = 'h2[id], h3[id]';

const headingOf = (block: Element): Element | null =>
  block.matches(HEADING) ? block : block.querySelector(HEADING);

/** Goes to where one has stopped, with the focus, so that the keyboard and a screen reader go on from there as well. */
export function scrollTo(article: HTMLElement, place: Place): void {
  const target = blockAt(article, place);
  if (target) {
    target.scrollIntoView();
    focusQuietly(target);
  } else {
    const { position } = place;
    const { top, height } = article.getBoundingClientRect();
    window.scrollBy(0, top + height * position - HEADER);
  }
}

function blockAt(article: HTMLElement, { heading, block }: Place): HTMLElement | undefined {
  const blocks = [...article.children] as HTMLElement[];
  const start = heading === null ? -1 : blocks.findIndex((one) => headingOf(one)?.id === heading);
  // The heading is gone: the share of the text says more.
  if (heading !== null && start < 0) return undefined;
  const next = blocks.findIndex((one, index) => index > start && headingOf(one));
  // The text may have become shorter there since.
  return blocks[Math.min(start + block, (next < 0 ? blocks.length : next) - 1)];
}

export type KeptPlace = Place & { tutorialId: number; title: string };

/** The latest last. */
function readKept(): KeptPlace[] {
  try {
    const kept = JSON.parse(lasting.read(KEPT_PLACES) ?? '[]') as unknown;
    // Earlier ones knew neither.
    const older = { block: 0, title: '' };
    return Array.isArray(kept) ? (kept as KeptPlace[]).map((place) => ({ ...older, ...place })) : [];
  } catch {
    return [];
  }
}

function keepOnly(places: readonly KeptPlace[]): void {
  if (places.length > 0) lasting.keep(KEPT_PLACES, JSON.stringify(places));
  else lasting.forget(KEPT_PLACES);
}

const keptExcept = (tutorialId: number) => readKept().filter((kept) => kept.tutorialId !== tutorialId);

export function keptPlace(tutorialId: number): Place | undefined {
  return readKept().find((kept) => kept.tutorialId === tutorialId);
}

/** What this browser remembers of texts that are under way, the latest first. */
export function keptUnderWay(): KeptPlace[] {
  return readKept()
    .filter((place) => place.title && isUnderWay(place))
    .reverse();
}

/** Remembers in this browser. */
export function keepPlace(tutorialId: number, title: string, place: Place): void {
  keepOnly([...keptExcept(tutorialId), { tutorialId, title, ...place }].slice(-MAX_KEPT));
}

/** Saves with the account; `keepalive` lets the call outlive the page. */
export async function savePlace(tutorialId: number, place: Place): Promise<void> {
  const { position, heading, block } = place;
  const given = { path: { id: tutorialId }, body: { position, heading, block } };
  await call('PUT', '/api/tutorials/{id}/progress', given, (request) => fetch(request, { keepalive: true }));
}

let handingOver: Promise<void> | undefined;

/** Hands what this browser remembers over to the account of whoever has signed in; who asks meanwhile waits as well. */
export function handOverPlaces(): Promise<void> {
  handingOver ??= handOver().finally(() => (handingOver = undefined));
  return handingOver;
}

async function handOver(): Promise<void> {
  for (const { tutorialId, ...place } of readKept()) {
    try {
      const known = await call('GET', '/api/tutorials/{id}/progress', { path: { id: tutorialId } });
      if (isFurtherThanElsewhere(place, known)) await savePlace(tutorialId, place);
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) throw error;
    }
    keepOnly(keptExcept(tutorialId));
  }
}
