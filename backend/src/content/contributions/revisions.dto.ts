import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import type { TutorialRevision } from '../revisions/tutorial-revision.entity.js';
import { textFieldsOf, WrittenText } from '../revisions/written-text.js';

export class RevisionEditorDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Ada Morel' })
  displayName: string;
}

/** A version without its Markdown. */
export class RevisionItemDto {
  @ApiProperty({ type: 'integer', example: 3 })
  version: number;

  @ApiProperty({ example: 'Attendre sans bloquer' })
  title: string;

  @ApiProperty({
    type: RevisionEditorDto,
    nullable: true,
    description:
      'Qui l’a écrite ; null pour un import, une fois le compte supprimé, et pour les lecteurs quand ce n’est pas un de ses auteurs.',
  })
  editor: RevisionEditorDto | null;

  @ApiProperty()
  isImported: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'La version qu’elle a rétablie.' })
  restoredVersion: number | null;

  @ApiProperty({
    description: 'SHA-256 de tout ce que dit la version.',
    pattern: '^[0-9a-f]{64}$',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  hash: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class RevisionListDto {
  @ApiProperty({ type: [RevisionItemDto] })
  revisions: RevisionItemDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export class HistoryBody {
  @ApiProperty({ type: Boolean, description: 'Si chacun doit pouvoir lire les versions.' })
  @IsBoolean({ message: 'Le champ « isPublic » doit valoir vrai ou faux.' })
  isPublic: boolean;
}

/** A version with its Markdown. */
export class RevisionDto extends IntersectionType(RevisionItemDto, WrittenText) {
  @ApiProperty({ type: 'integer' })
  domainId: number;
}

export function toRevisionItemDto(revision: TutorialRevision): RevisionItemDto {
  const { version, title, editor, isImported, restoredVersion, hash, createdAt } = revision;
  return {
    version,
    title,
    editor: editor ? { id: editor.id, displayName: editor.displayName } : null,
    isImported,
    restoredVersion,
    hash,
    createdAt: createdAt.toISOString(),
  };
}

export function toRevisionDto(revision: TutorialRevision): RevisionDto {
  return { ...toRevisionItemDto(revision), ...textFieldsOf(revision) };
}
