import type { WrittenText } from '../../content/revisions/written-text.js';

/** What fields of a form held, by name. */
export type Typed = Readonly<Record<string, string>>;

export const FIELDS = ['title', 'description', 'domainId', 'difficulty', 'tags', 'source'] as const;
/** Which text it is, and what it was when the form was made. */
export const MARKS = ['draft', 'version', 'tutorial', 'tutorialVersion', 'key', 'image'] as const;

/** As the form makes them, see `PlainWritingService.open`. */
const KEY = /^[\w-]{16,64}$/;

/** What a form has sent, all of it texts; empty where it has sent nothing, or something else. */
export function textsOf(
  body: Record<string, unknown> | undefined,
  names: readonly string[],
): Record<string, string> {
  const texts = names.map((name) => {
    const value = body?.[name];
    // Forms end lines as no other program does.
    return [name, typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''] as const;
  });
  return Object.fromEntries(texts.filter(([name, value]) => name !== 'key' || KEY.test(value)));
}

/** As the API takes it. */
export function contentOf({ title, description, tags = '', source, ...typed }: Typed) {
  const list = tags.split(',').map((tag) => tag.trim());
  return {
    title,
    description,
    domainId: numberOf(typed['domainId']),
    difficulty: typed['difficulty'] || null,
    tags: list.filter(Boolean),
    image: typed['image'] || null,
    source,
    tutorialVersion: numberOf(typed['tutorialVersion']),
  };
}

/** Whether two texts are the same once the API has taken them, which trims them. */
export function saysTheSame(one: Typed, other: Typed): boolean {
  const taken = (typed: Typed, name: string) =>
    name === 'tags' ? contentOf(typed).tags.join() : (typed[name] ?? '').trim();
  return FIELDS.every((name) => taken(one, name) === taken(other, name));
}

/** Which draft it is, and of which tutorial in which version; only that much is there of what has no draft yet. */
interface Origin {
  id?: number;
  version?: number;
  tutorialId: number | null;
  tutorialVersion: number | null;
}

/** As the form has it. */
export function typedOf(said: WrittenText & { domainId: number | null }, origin: Origin): Typed {
  const { title, description, domainId, difficulty, tags, image, source } = said;
  const { id: draft, version, tutorialId: tutorial, tutorialVersion } = origin;
  const others = { draft, version, tutorial, tutorialVersion, domainId, difficulty, image };
  const known = Object.entries(others).map(([name, value]) => [name, String(value ?? '')] as const);
  return { title, description, source, tags: tags.join(', '), ...Object.fromEntries(known) };
}

export const numberOf = (value: string | undefined): number | null => (value ? Number(value) : null);
