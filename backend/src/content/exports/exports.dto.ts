import { ChoiceParam } from '../../platform/common/query-params.js';

export const exportFormats = ['pdf', 'epub', 'html', 'markdown'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportChoices {
  /** Whether stored images are included. */
  images: boolean;
  /** Whether they keep their original size and quality. */
  highQuality: boolean;
}

const answers = ['true', 'false'] as const;

export class DownloadQuery {
  @ChoiceParam(exportFormats, 'Format du fichier.', 'pdf')
  format?: ExportFormat;

  @ChoiceParam(answers, 'Avec les images que garde le site.', 'true')
  images?: (typeof answers)[number];

  @ChoiceParam(answers, 'Les images telles qu’elles ont été données, et non à la taille d’une page.', 'false')
  highQuality?: (typeof answers)[number];
}
