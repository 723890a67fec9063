import { ChoiceParam, IdsParam, IntParam } from './query-params.js';

export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 100;

/** One page of a list. */
export class PageQuery {
  @IntParam({ min: 1, max: MAX_LIMIT, fallback: DEFAULT_LIMIT, description: 'Nombre d’éléments à donner.' })
  limit?: number;

  @IntParam({ min: 0, max: 1_000_000, fallback: 0, description: 'Nombre d’éléments à passer.' })
  offset?: number;
}

/** One page of a list of the console’s. */
export class ConsolePageQuery extends PageQuery {
  @IdsParam('Seulement ceux de ces identifiants.')
  id?: number[];

  @ChoiceParam(['asc', 'desc'], 'Le sens ; sans lui, celui qui va de soi pour l’ordre.')
  order?: 'asc' | 'desc';
}

/** Where a page begins and ends, said or not. */
export interface Page {
  limit: number;
  offset: number;
}

export function toPage({ limit = DEFAULT_LIMIT, offset = 0 }: PageQuery): Page {
  return { limit, offset };
}
