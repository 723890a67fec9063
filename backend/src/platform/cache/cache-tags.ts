import type {
  DomainEvent,
  DomainEventPayloads,
  DomainEventType,
} from '../domain-events/domain-event-types.js';

/** The effect of an event on caches. */
export interface Invalidation {
  /** Wrong from now on, for instance because the content was removed. */
  drop?: string[];
  /** Only outdated, for instance a count that has grown. */
  expire?: string[];
  /** Drops the whole cache. */
  all?: true;
}

type Touches<Type extends DomainEventType> = (payload: DomainEventPayloads[Type]) => Invalidation;

/** Tag of responses whose content is unknown; every change touches it. */
const ANYTHING = 'anything';
/** The set of tutorials, in any order. */
const TUTORIALS = 'tutorials';
/** Results of the search index, which lags a little behind the events. */
export const SEARCH_RESULTS = 'found';
const DOMAINS = 'domains';
const SETTINGS = 'settings';
/** The set of members with a public page. */
const MEMBERS = 'members';
const PATHS = 'learning-paths';
/** Statistics of moderation. */
const MODERATION = 'moderation';
const tutorial = (id: number | string) => `tutorial:${id}`;
const comments = (tutorialId: number | string) => `comments:${tutorialId}`;
const member = (id: number | string) => `member:${id}`;
const path = (id: number | string) => `learning-path:${id}`;

/**
 * The effect of each event. Trending and similar tutorials are left out: pages show them as of the time of rendering.
 */
const touches: { [Type in DomainEventType]?: Touches<Type> } = {
  'comments.changed': ({ tutorialId }) => ({ expire: [comments(tutorialId)] }),
  'comments.deleted': ({ tutorialId }) => ({ drop: [comments(tutorialId)] }),
  'tutorial.saved': ({ tutorialId }) => ({ drop: [tutorial(tutorialId), TUTORIALS] }),
  'tutorial.withdrawn': ({ tutorialId }) => ({
    drop: [tutorial(tutorialId), comments(tutorialId), TUTORIALS],
  }),
  'tutorial.rated': ({ tutorialId }) => ({ expire: [tutorial(tutorialId)] }),
  'profile.changed': ({ userId }) => ({ drop: [member(userId)] }),
  'public-page.changed': ({ userId }) => ({ drop: [member(userId)] }),
  'public-page.gone': () => ({ drop: [MEMBERS] }),
  'member.moderated': ({ userId }) => ({ drop: [member(userId)] }),
  'learning-path.changed': ({ pathId }) => ({ drop: [path(pathId), PATHS] }),
  'domains.changed': () => ({ all: true }),
  'tutorial.rerendered': ({ tutorialId }) => ({ drop: [tutorial(tutorialId)] }),
  'report.created': () => ({ expire: [MODERATION] }),
  'report.decided': () => ({ expire: [MODERATION] }),
  'decision.made': () => ({ expire: [MODERATION] }),
  'decision.reversed': () => ({ expire: [MODERATION] }),
  'appeal.created': () => ({ expire: [MODERATION] }),
  'appeal.answered': () => ({ expire: [MODERATION] }),
  'cache.cleared': () => ({ all: true }),
};

/** @returns undefined for events that no cached page or response shows */
export function invalidationOf(event: DomainEvent): Invalidation | undefined {
  const touch = touches[event.type] as ((payload: DomainEvent['payload']) => Invalidation) | undefined;
  const touched = touch?.(event.payload);
  return touched && { ...touched, expire: [...(touched.expire ?? []), ANYTHING] };
}

type Shown = (part: string, answer: unknown) => string[];

/** Tags of API responses and files by path; the first match counts. */
const shown: [path: RegExp, shows: Shown][] = [
  [/^\/api\/settings$/, () => [SETTINGS]],
  // Translation depends only on the configuration.
  [/^\/api\/translation$/, () => []],
  [/^\/api\/tutorials\/(?:trending|suggestions)$/, (_, answer) => listed(answer)],
  [/^\/api\/tutorials\/(\d+)$/, (id) => [tutorial(id)]],
  [/^\/api\/tutorials\/(\d+)\/rating$/, (id) => [tutorial(id)]],
  [/^\/api\/tutorials\/(\d+)\/comments$/, (id) => [comments(id)]],
  [/^\/api\/pages\/[^/]+$/, () => [SETTINGS]],
  [/^\/(?:manifest\.webmanifest|opensearch\.xml)$/, () => [SETTINGS]],
  [/^\/api\/figures$/, () => [TUTORIALS, DOMAINS]],
  [/^\/api\/domains(?:\/[^/]+)?$/, () => [DOMAINS]],
  [/^\/api\/(?:tutorials|search|domains\/[^/]+\/tutorials)$/, (_, answer) => [TUTORIALS, ...listed(answer)]],
  [/^\/api\/tags\/[^/]+(?:\/tutorials)?$/, (_, answer) => [TUTORIALS, ...listed(answer)]],
  [/^\/api\/moderation\/figures$/, () => [MODERATION]],
  [/^\/api\/learning-paths$/, () => [PATHS, TUTORIALS]],
  [/^\/api\/learning-paths\/(\d+)$/, (id) => [path(id), TUTORIALS]],
  [
    /^\/api\/authors\/(\d+)(?:\/tutorials)?$/,
    (id, answer) => [member(id), ...oneself(answer), MEMBERS, TUTORIALS, ...listed(answer)],
  ],
  [/^\/auteurs\/(\d+)\/flux\/(?:atom|rss)\.xml$/, (id) => [member(id), MEMBERS, TUTORIALS, DOMAINS]],
  [/^\/sitemap.*\.xml$/, () => [TUTORIALS, DOMAINS, PATHS, MEMBERS]],
  [/\/flux\/(?:atom|rss)\.xml$/, () => [TUTORIALS, DOMAINS]],
];

/**
 * Cache tags of an API response or file.
 * @param address URL with or without the query
 * @param answer the value before serialization
 */
export function tagsOf(address: string, answer: unknown): string[] {
  const [pathname = '', query = ''] = address.split('?');
  const isFound = pathname === '/api/search' || /(?:^|&)q=[^&]/.test(query);
  for (const [pattern, shows] of shown) {
    const match = pattern.exec(pathname);
    if (match) return [...shows(match[1] ?? '', answer), ...(isFound ? [SEARCH_RESULTS] : [])];
  }
  return [ANYTHING];
}

/** The member may be requested by the id of an account merged into theirs, so the id is read from the answer. */
function oneself(answer: unknown): string[] {
  const { id } = (answer ?? {}) as { id?: number };
  return id === undefined ? [] : [member(id)];
}

/** Tutorials of a list, either bare or in an object with its total. */
function listed(answer: unknown): string[] {
  const list = Array.isArray(answer)
    ? answer
    : ((answer as { tutorials?: unknown } | undefined)?.tutorials ?? []);
  return (list as { id: number }[]).map(({ id }) => tutorial(id));
}
