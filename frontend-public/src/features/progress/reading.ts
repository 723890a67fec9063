import { focusQuietly } from '@passerelle/api-client/arrival';
import { lasting } from '@passerelle/api-client/browser-storage';
import { call } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';
import type { QueryClient } from '@tanstack/react-query';
import { KEPT_PLACES } from './kept-places';
import { HEADER, positionIn } from './position';
import { progressQuery } from './progress';

/** The tutorial being read. */
export interface ReadText {
  id: number;
  title: string;
}

/** A reading position in a text. */
export interface Place {
  /** Share of the text that was read, 0 to 1. */
  position: number;
  /** Id of the current heading, which does not depend on the screen width. */
  heading: string | null;
  /** Number of blocks (paragraphs, lists…) read since that heading, or since the start. */
  block: number;
}

/** Hash that resumes reading where the reader stopped. No heading has this id. */
export const RESUME_HASH = '#:reprendre';
/** Maximum number of tutorials remembered for a visitor. */
const MAX_KEPT = 20;
/** A text counts as read from this share on, and the next reading starts over. */
export const END = 0.97;
/** A text counts as begun above this share. The server uses the same two thresholds. */
export const BEGUN = 0.03;

export function isUnderWay({ position }: Place): boolean {
  return position > BEGUN && position < END;
}

/** A reader with fewer screens left than this has read the rest when the end of the text comes into view. */
const LAST_SCREENS = 2;

/** Tolerance between screens of different widths, as a share of the text. */
const ANOTHER_SCREEN = 0.01;

/** Whether a place is further than another one; after the end, any place of the next reading is. */
export function isFurther(place: Place, than: Place): boolean {
  return place.position > (than.position >= END ? 0 : than.position);
}

/** `isFurther` with a tolerance, for places that may come from different screens. */
export function isFurtherThanElsewhere(place: Place, than: Place): boolean {
  return isFurther({ ...place, position: place.position - ANOTHER_SCREEN }, than);
}

/**
 * @param before the furthest place so far
 * @returns null if the end of the text came into view while more than the last screens were unread: the reader has
 *   jumped to the comments or buttons below the text
 */
export function placeReached(article: HTMLElement, before: Place): Place | null {
  const { bottom, height } = article.getBoundingClientRect();
  const left = (1 - before.position) * height;
  return bottom > innerHeight || left < LAST_SCREENS * innerHeight ? placeIn(article) : null;
}

function placeIn(article: HTMLElement): Place {
  const blocks = [...article.children];
  const last = lastPassed(blocks);
  const start = blocks.findLastIndex((block, index) => index <= last && headingOf(block));
  return {
    position: positionIn(article),
    heading: start < 0 ? null : headingOf(blocks[start]!)!.id,
    block: last - start,
  };
}

/** Index of the last block above the header line, by binary search: blocks are in vertical order. */
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

/** Scrolls to a place and focuses it, so that the keyboard and screen readers continue there. */
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
  // The heading was removed: fall back to the share of the text.
  if (heading !== null && start < 0) return undefined;
  const next = blocks.findIndex((one, index) => index > start && headingOf(one));
  // The section may have become shorter since.
  return blocks[Math.min(start + block, (next < 0 ? blocks.length : next) - 1)];
}

export type KeptPlace = Place & { tutorialId: number; title: string };

/** Oldest first. */
function readKept(): KeptPlace[] {
  try {
    const kept = JSON.parse(lasting.read(KEPT_PLACES) ?? '[]') as unknown;
    // Entries of earlier versions lack these fields.
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

/** Unfinished tutorials remembered in this browser, latest first. */
export function keptUnderWay(): KeptPlace[] {
  return readKept()
    .filter((place) => place.title && isUnderWay(place))
    .reverse();
}

/** Stores a place in this browser, unless another tab is further. */
export function keepPlace(tutorialId: number, title: string, place: Place): void {
  const kept = keptPlace(tutorialId);
  if (kept && !isFurther(place, kept)) return;
  keepOnly([...keptExcept(tutorialId), { tutorialId, title, ...place }].slice(-MAX_KEPT));
}

/**
 * Saves a place in the account, unless another device is further; `keepalive` lets the request outlive the page.
 */
export async function savePlace(queryClient: QueryClient, tutorialId: number, place: Place): Promise<void> {
  const { position, heading, block } = place;
  const body = { position, heading, block };
  const given = { path: { id: tutorialId }, body };
  const saved = await call('PUT', '/api/tutorials/{id}/progress', given, (request) =>
    fetch(request, { keepalive: true }),
  );
  queryClient.setQueryData(progressQuery(tutorialId).queryKey, saved);
}

let handingOver: Promise<void> | undefined;

/**
 * Moves the places stored in this browser to the account of the member who has signed in. Concurrent callers share one
 * run.
 */
export function handOverPlaces(queryClient: QueryClient): Promise<void> {
  handingOver ??= handOver(queryClient).finally(() => (handingOver = undefined));
  return handingOver;
}

async function handOver(queryClient: QueryClient): Promise<void> {
  for (const { tutorialId, ...place } of readKept()) {
    try {
      const known = await call('GET', '/api/tutorials/{id}/progress', { path: { id: tutorialId } });
      if (isFurtherThanElsewhere(place, known)) await savePlace(queryClient, tutorialId, place);
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) throw error;
    }
    keepOnly(keptExcept(tutorialId));
  }
}
