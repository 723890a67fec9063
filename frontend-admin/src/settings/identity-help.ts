/** Help texts that the first steps show, too: the first screen of the console does without all others. */
export const identityHelp = {
  siteName: 'En tête de chaque page, dans les résultats de recherche et au bas des messages envoyés.',
  siteDescription: 'Au bas de chaque page, et là où l’on parle du site ailleurs.',
};
