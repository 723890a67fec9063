import { ApiPropertyOptional } from '@nestjs/swagger';
import type { Cursor } from './cursor.js';
import { ChoiceParam, IdsParam, IntParam } from './query-params.js';

export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 100;

/** Query of one page of a list. */
export class PageQuery {
  @IntParam({ min: 1, max: MAX_LIMIT, fallback: DEFAULT_LIMIT, description: 'Nombre d’éléments à donner.' })
  limit?: number;

  @IntParam({ min: 0, max: 1_000_000, fallback: 0, description: 'Nombre d’éléments à passer.' })
  offset?: number;
}

/** Query of one page of a console list. */
export class ConsolePageQuery extends PageQuery {
  @IdsParam('Seulement ceux de ces identifiants.')
  id?: number[];

  @ChoiceParam(['asc', 'desc'], 'Le sens ; sans lui, celui qui va de soi pour l’ordre.')
  order?: 'asc' | 'desc';
}

/** Field of a list that is searched block by block. */
export const OlderField = (): PropertyDecorator =>
  ApiPropertyOptional({
    type: 'integer',
    description:
      'Avec un texte ou une période : le « before » des précédents, qui n’ont pas été regardés ; absent s’il n’y en a pas.',
  });

/** Range of a page. */
export interface Page {
  limit: number;
  offset: number;
  /** Takes precedence over the offset on lists with cursors. */
  cursor?: Cursor | undefined;
}

export function toPage(
  { limit, offset = 0, cursor }: PageQuery & Pick<Page, 'cursor'>,
  pageSize = DEFAULT_LIMIT,
): Page {
  return { limit: limit ?? pageSize, offset: cursor?.offset ?? offset, cursor };
}
