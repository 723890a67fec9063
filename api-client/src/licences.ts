/** Not a licence: it grants nothing. */
const ALL_RIGHTS_RESERVED = 'Tous droits réservés';

/** Licences for authors to choose from. Imported tutorials may have others. */
export const licences = [
  'CC BY 4.0',
  'CC BY-SA 4.0',
  'CC BY-NC 4.0',
  'CC BY-NC-SA 4.0',
  'CC0 1.0',
  ALL_RIGHTS_RESERVED,
];

const CREATIVE_COMMONS = /^CC (BY(?:-NC)?(?:-(?:SA|ND))?) ([1-4]\.[05])$/;

/** Where a licence is explained in French, if it is one of Creative Commons. */
export function licenceUrl(licence: string): string | undefined {
  if (licence === 'CC0 1.0') return 'https://creativecommons.org/publicdomain/zero/1.0/deed.fr';
  const [, terms, version] = CREATIVE_COMMONS.exec(licence) ?? [];
  return terms && `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/deed.fr`;
}

/** How a sentence goes on to the licence: « sous licence CC BY 4.0 », but « tous droits réservés ». */
export function inSentence(licence: string): string {
  const isReserved = licence.toLowerCase() === ALL_RIGHTS_RESERVED.toLowerCase();
  return isReserved ? licence.toLowerCase() : `sous licence ${licence}`;
}
