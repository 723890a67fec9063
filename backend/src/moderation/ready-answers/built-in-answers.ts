/** Default answers until moderators write their own. */
export const builtInAnswers = [
  {
    name: 'Publicité',
    text: 'Ce contenu fait la publicité d’un produit, d’un service ou d’un site. Ce site est fait pour apprendre, pas pour vendre.',
  },
  {
    name: 'Propos offensants',
    text: 'Ce contenu blesse ou insulte des personnes. On peut tout critiquer ici, avec respect.',
  },
  {
    name: 'Harcèlement',
    text: 'Ce contenu s’en prend à quelqu’un de façon répétée. Nous ne l’acceptons pas.',
  },
  {
    name: 'Fausse information',
    text: 'Ce contenu affirme des choses fausses qui peuvent tromper ou mettre en danger. Corrigez-le, sources à l’appui, avant de le publier à nouveau.',
  },
  {
    name: 'Hors sujet',
    text: 'Ce contenu n’a pas sa place ici : il n’a pas de rapport avec le sujet.',
  },
] as const;
