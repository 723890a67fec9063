import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { MAX_ID } from '../../platform/common/id.pipe.js';
import { sitePageNames, sitePages, type SitePageName } from './site-pages.js';
import type { SitePageVersion } from './site-page-version.entity.js';

const MAX_SOURCE = 100_000;
const STALE = 'Donnez le numéro de la version que vous remplacez, ou 0.';

export class SitePageBody {
  @TextField({
    min: 1,
    max: MAX_SOURCE,
    tooShort: 'Une page ne peut pas être vide.',
    tooLong: 'Une page ne peut pas dépasser 100 000 caractères.',
    lines: true,
    asWritten: true,
    description: 'Markdown.',
    example: '## Éditeur\n\nAssociation Ateliers du Lac.',
  })
  source: string;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MAX_ID,
    description: 'Version que l’on remplace ; 0 s’il n’y en a pas.',
  })
  @IsInt({ message: STALE })
  @Min(0, { message: STALE })
  @Max(MAX_ID, { message: STALE })
  replaces: number;
}

export class OwnPageDto {
  @ApiProperty({ example: '<p>Association Ateliers du Lac.</p>' })
  html: string;

  @ApiProperty({ description: 'Premiers mots de la page.', example: 'Association Ateliers du Lac.' })
  opening: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class SitePageVersionDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Markdown ; null pour le texte d’origine.',
    example: '## Éditeur',
  })
  source: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Qui l’a écrite ; null si le compte n’existe plus.',
    example: 'Ada',
  })
  author: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class SitePageDto {
  @ApiProperty({ enum: sitePageNames, description: 'Adresse de la page, sans la barre.' })
  id: SitePageName;

  @ApiProperty({ example: 'Foire aux questions' })
  title: string;

  @ApiProperty({ description: 'Si l’exploitant a remplacé le texte d’origine.' })
  isOwn: boolean;

  @ApiProperty({ type: 'integer', description: 'Version en cours ; 0 s’il n’y en a jamais eu.' })
  version: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  updatedAt: string | null;
}

export class SitePageListDto {
  @ApiProperty({ type: [SitePageDto] })
  pages: SitePageDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export class SitePageFileDto extends SitePageDto {
  @ApiProperty({
    type: [SitePageVersionDto],
    description: 'Les cinquante dernières, la plus récente d’abord.',
  })
  versions: SitePageVersionDto[];
}

export function toSitePageDto(id: SitePageName, latest: SitePageVersion | undefined): SitePageDto {
  const isOwn = typeof latest?.source === 'string';
  const updatedAt = latest?.createdAt.toISOString() ?? null;
  return { id, title: sitePages[id], isOwn, version: latest?.id ?? 0, updatedAt };
}

export function toSitePageVersionDto({ id, source, author, createdAt }: SitePageVersion): SitePageVersionDto {
  return { id, source, author: author?.displayName ?? null, createdAt: createdAt.toISOString() };
}
