import { ApiProperty } from '@nestjs/swagger';
import { Column } from 'typeorm';

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];
/** Labels for readers. */
export const difficultyNames: Record<Difficulty, string> = {
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  advanced: 'Avancé',
};

/**
 * The text and metadata that an author writes. This is their only definition: tutorials, revisions and drafts inherit
 * the columns, and the API its descriptions. Only `domainId` is defined in each, since a draft may have none.
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

  /** Not selected by default. */
  @ApiProperty({ description: 'Le texte, en Markdown.', example: '## Pourquoi attendre\n\nLe four chauffe.' })
  @Column({ type: 'text', select: false })
  source: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null pour celle du site, que disent ses mentions légales.',
    example: 'CC BY-SA 4.0',
  })
  @Column({ type: 'varchar', length: 200, nullable: true })
  licence: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Ce que montre la couverture, pour qui ne la voit pas.',
    example: 'Un four à pain, la porte ouverte.',
  })
  @Column({ type: 'varchar', length: 300, nullable: true })
  imageAlt: string | null;
}

export type TextFields = WrittenText & { domainId: number | null };

/** Defaults of a new text. Revisions are hashed in this order, so new fields go last. */
const defaults: TextFields = {
  title: '',
  description: '',
  domainId: null,
  difficulty: null,
  tags: [],
  image: null,
  source: '',
  licence: null,
  imageAlt: null,
};

const names = Object.keys(defaults) as (keyof TextFields)[];

/** Picks the text fields of an object and nothing else. */
export function textFieldsOf<Text extends TextFields>(text: Text): Pick<Text, keyof TextFields> {
  return Object.fromEntries(names.map((name) => [name, text[name]])) as Pick<Text, keyof TextFields>;
}

/** A text as sent by a client: optional fields may be omitted. */
export type SubmittedText = Pick<TextFields, Needed> & {
  [Name in Exclude<keyof TextFields, Needed>]?: TextFields[Name] | null;
};
type Needed = 'title' | 'description' | 'domainId' | 'source';

/** Fields that keep their value if a client leaves them out. */
type Kept = Pick<TextFields, 'image' | 'licence' | 'imageAlt'>;

/**
 * Fills in omitted fields: cover and licence stay as they were, others get their defaults. The description of a cover
 * goes with it.
 */
export function withDefaults<Text extends SubmittedText>(
  text: Text,
  before: Kept = defaults,
): Omit<TextFields, 'domainId'> & Pick<Text, 'domainId'> {
  const said = names.map((name) => [name, text[name] ?? defaults[name]] as const);
  const { image = before.image, licence = before.licence } = text;
  const { imageAlt = image === before.image ? before.imageAlt : null } = text;
  const kept: Kept = { image, licence, imageAlt: image && imageAlt };
  return { ...Object.fromEntries(said), ...kept } as never;
}
