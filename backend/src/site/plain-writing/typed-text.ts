/** What fields of a form held, by name. */
export type Typed = Readonly<Record<string, string>>;

/** A draft as the API gives it. */
export interface Draft {
  id: number;
  version: number;
  tutorialId: number | null;
  tutorialVersion: number | null;
  title: string;
  description: string;
  domainId: number | null;
  difficulty: string | null;
  tags: string[];
  image: string | null;
  source: string;
  tutorialTitle: string | null;
}

export const FIELDS = ['title', 'description', 'domainId', 'difficulty', 'tags', 'source'] as const;
/** Which text it is, and what it was when the form was made. */
export const MARKS = ['draft', 'version', 'tutorial', 'tutorialVersion', 'key', 'image'] as const;

/** What a form has sent, all of it texts. */
export function textsOf(body: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const value = body[name];
      // Forms end lines as no other program does.
      return [name, typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : ''];
    }),
  );
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

type Said = Omit<Draft, 'id' | 'version' | 'tutorialTitle'> & Partial<Pick<Draft, 'id' | 'version'>>;

/** As the form has it. */
export function typedOf({ id, version, tutorialId, tutorialVersion, ...said }: Said): Typed {
  const { title, description, domainId, difficulty, tags, image, source } = said;
  const others = { draft: id, version, tutorial: tutorialId, tutorialVersion, domainId, difficulty, image };
  const known = Object.entries(others).map(([name, value]) => [name, String(value ?? '')] as const);
  return { title, description, source, tags: tags.join(', '), ...Object.fromEntries(known) };
}

export const numberOf = (value: string | undefined): number | null => (value ? Number(value) : null);
