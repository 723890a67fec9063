import { IdsParam, IntParam } from '../../platform/common/query-params.js';

export const DEFAULT_RECOMMENDATIONS = 3;

export class RecommendationsQuery {
  @IntParam({
    min: 1,
    max: 50,
    fallback: DEFAULT_RECOMMENDATIONS,
    description: 'Nombre de tutoriels à donner, au plus.',
  })
  limit?: number;

  @IdsParam('Tutoriels à ne pas donner : celui que l’on lit, ceux déjà montrés.')
  excludeIds?: number[];
}
