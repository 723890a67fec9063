import type {
  DomainEvent,
  DomainEventPayloads,
  DomainEventType,
} from '../domain-events/domain-event-types.js';

/** What an event does to what is kept. */
export interface Touched {
  /** Shown wrongly from now on, such as what was taken away. */
  drop?: string[];
  /** Merely behind, such as a number that has grown. */
  expire?: string[];
  /** Everything is dropped. */
  all?: true;
}

type Touches<Type extends DomainEventType> = (payload: DomainEventPayloads[Type]) => Touched;

/** Shown by whatever is not known to show anything in particular; every change touches it. */
const ANYTHING = 'anything';
/** Which tutorials there are, in whatever order. */
const TUTORIALS = 'tutorials';
/** What the search index finds, which is a moment behind. */
export const FOUND = 'found';
const DOMAINS = 'domains';
const SETTINGS = 'settings';
/** Who has a public page. */
const MEMBERS = 'members';
const PATHS = 'learning-paths';
/** What moderation has done, in numbers. */
const MODERATION = 'moderation';
const tutorial = (id: number | string) => `tutorial:${id}`;
const comments = (tutorialId: number | string) => `comments:${tutorialId}`;
const member = (id: number | string) => `member:${id}`;
const path = (id: number | string) => `learning-path:${id}`;

/**
 * What each event touches. The order of what is trending or alike is not among it: pages show that as it was when they
 * were made.
 */
const touches: { [Type in DomainEventType]?: Touches<Type> } = {
  'comments.changed': ({ tutorialId }) => ({ expire: [comments(tutorialId)] }),
  'comment.removed': ({ tutorialId }) => ({ drop: [comments(tutorialId)] }),
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

/** @returns undefined for what is in no page and no answer that is kept */
export function touchedBy(event: DomainEvent): Touched | undefined {
  const touch = touches[event.type] as ((payload: DomainEvent['payload']) => Touched) | undefined;
  const touched = touch?.(event.payload);
  return touched && { ...touched, expire: [...(touched.expire ?? []), ANYTHING] };
}

type Shown = (part: string, answer: unknown) => string[];

/** What answers of the API and files show, by the paths they stand at; the first that matches counts. */
const shown: [path: RegExp, shows: Shown][] = [
  [/^\/api\/settings$/, () => [SETTINGS]],
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
 * Names what an answer of the API or a file shows.
 * @param address where it was answered, with or without the query
 * @param answer as it is before it becomes JSON
 */
export function tagsOf(address: string, answer: unknown): string[] {
  const [pathname = '', query = ''] = address.split('?');
  const isFound = pathname === '/api/search' || /(?:^|&)q=[^&]/.test(query);
  for (const [pattern, shows] of shown) {
    const match = pattern.exec(pathname);
    if (match) return [...shows(match[1] ?? '', answer), ...(isFound ? [FOUND] : [])];
  }
  return [ANYTHING];
}

/** Whose page it is, which may be asked for by the id of an account that was merged into theirs. */
function oneself(answer: unknown): string[] {
  const { id } = (answer ?? {}) as { id?: number };
  return id === undefined ? [] : [member(id)];
}

/** The tutorials of a list, whether it stands alone or beside its total. */
function listed(answer: unknown): string[] {
  const list = Array.isArray(answer)
    ? answer
    : ((answer as { tutorials?: unknown } | undefined)?.tutorials ?? []);
  return (list as { id: number }[]).map(({ id }) => tutorial(id));
}
