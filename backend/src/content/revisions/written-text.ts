import { Column } from 'typeorm';

/** The columns of all that an author says of a tutorial, wherever it is kept beside the tutorial: in versions and drafts. */
export abstract class WrittenText {
  @Column({ type: 'varchar', length: 200 })
  title: string;

  @Column({ type: 'varchar', length: 1000 })
  description: string;

  /** Columns of their own: a draft need not have one yet. */
  abstract domainId: number | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  difficulty: string | null;

  @Column({ type: 'simple-json' })
  tags: string[];

  @Column({ type: 'varchar', length: 500, nullable: true })
  image: string | null;

  /** Markdown; left out of lists. */
  @Column({ type: 'text', select: false })
  source: string;
}

/** The names of all that it says. Their order is that in which versions have been hashed: a new one comes last. */
const NAMES = ['title', 'description', 'domainId', 'difficulty', 'tags', 'image', 'source'] as const;

/** What something says, and nothing else of it. */
export function saidIn<Text extends WrittenText>(text: Text): Pick<Text, (typeof NAMES)[number]> {
  return Object.fromEntries(NAMES.map((name) => [name, text[name]])) as Pick<Text, (typeof NAMES)[number]>;
}
