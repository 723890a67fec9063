import { ApiProperty } from '@nestjs/swagger';
import { Column } from 'typeorm';

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];
/** As people read them. */
export const difficultyNames: Record<Difficulty, string> = {
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  advanced: 'Avancé',
};

/**
 * All that an author says of a tutorial. The one definition of it: tutorials, their versions and their drafts have their
 * columns from here, and the API what it says of them; `domainId` alone is each one's own, since a draft need not have one.
 */
export class WrittenText {
  @ApiProperty({ example: 'Attendre sans bloquer' })
  @Column({ type: 'varchar', length: 200 })
  title: string;

  @ApiProperty({ example: 'async et await, expliqués par une boulangerie.' })
  @Column({ type: 'varchar', length: 1000 })
  description: string;

  @ApiProperty({ type: String, enum: difficulties, nullable: true })
  @Column({ type: 'varchar', length: 20, nullable: true })
  difficulty: Difficulty | null;

  @ApiProperty({ type: [String], example: ['javascript', 'asynchrone'] })
  @Column({ type: 'simple-json' })
  tags: string[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Adresse de l’image de couverture.',
    example: '/media/0c/0c6a640c6a640c6a640c6a64.webp',
  })
  @Column({ type: 'varchar', length: 500, nullable: true })
  image: string | null;

  /** Left out of lists. */
  @ApiProperty({ description: 'Le texte, en Markdown.', example: '## Pourquoi attendre\n\nLe four chauffe.' })
  @Column({ type: 'text', select: false })
  source: string;
}

export type Said = WrittenText & { domainId: number | null };

/** What is said where nothing has been said yet. The order is that in which versions are hashed: a new field comes last. */
const nothingSaid: Said = {
  title: '',
  description: '',
  domainId: null,
  difficulty: null,
  tags: [],
  image: null,
  source: '',
};

const names = Object.keys(nothingSaid) as (keyof Said)[];

/** What something says, and nothing else of it. */
export function saidIn<Text extends Said>(text: Text): Pick<Text, keyof Said> {
  return Object.fromEntries(names.map((name) => [name, text[name]])) as Pick<Text, keyof Said>;
}

/** What is to be said: all that need not be there may be left out. */
export type Sent = Pick<Said, Needed> & { [Name in Exclude<keyof Said, Needed>]?: Said[Name] | null };
type Needed = 'title' | 'description' | 'domainId' | 'source';

/** All of it, with nothing in the place of what is left out; but for the cover, which then stays what it is. */
export function completed<Text extends Sent>(
  text: Text,
): Omit<Said, 'domainId' | 'image'> & Pick<Text, 'domainId'> & { image?: string | null } {
  const said = names.map((name) => [name, text[name] ?? nothingSaid[name]] as const);
  const isKept = ([name]: readonly [string, unknown]) => name !== 'image' || text.image !== undefined;
  return Object.fromEntries(said.filter(isKept)) as never;
}
