// Built-in texts of the home page; the console shows them as placeholders.

interface Step {
  title: 'Découvrir' | 'Apprendre' | 'Partager';
  sentence: string;
}

export interface Figure {
  value: string;
  label: string;
}

export const heroText = {
  title: 'D’un savoir à l’autre, il n’y a qu’un pas.',
  tagline:
    'Découvrez les meilleurs tutoriels dans tous les domaines : une communauté y partage ses connaissances.',
  searchPlaceholder: 'Que voulez-vous apprendre aujourd’hui ?',
};

/** The three-step guide of the hero, in reading order. */
export const heroSteps: readonly Step[] = [
  {
    title: 'Découvrir',
    sentence:
      'Parcourez les domaines ou cherchez un sujet : chaque tutoriel annonce son niveau et son temps de lecture.',
  },
  {
    title: 'Apprendre',
    sentence:
      'Avancez étape par étape, gardez vos favoris et reprenez votre lecture à l’endroit où vous l’aviez laissée.',
  },
  {
    title: 'Partager',
    sentence: 'Commentez, répondez, puis publiez à votre tour ce que vous auriez aimé lire en commençant.',
  },
];

// The contract fixes these figures as text: they are never computed from the database.
export const heroFigures: readonly Figure[] = [
  { value: '300+', label: 'tutoriels' },
  { value: '12+', label: 'domaines' },
  { value: '10K+', label: 'utilisateurs' },
  { value: '4.8', label: 'note moyenne' },
];

export const communityText = {
  title: 'Une communauté qui se répond',
  sentence:
    'Derrière chaque tutoriel, il y a quelqu’un qui a buté sur la même difficulté avant vous, et d’autres qui posent la question suivante.',
  figures: [
    { value: '10K+', label: 'membres' },
    { value: '300+', label: 'tutoriels' },
    { value: '4.8', label: 'note moyenne' },
  ] satisfies readonly Figure[],
};

export const aboutText = {
  title: 'Le fondateur et sa mission',
  role: 'Fondateur et directeur général d’une entreprise de vision par ordinateur et d’intelligence artificielle',
  paragraphs: [
    'Ce site est l’initiative du fondateur et directeur général d’une entreprise de vision par ordinateur et d’intelligence artificielle. Sa mission tient en un verbe : démocratiser. Rendre ces techniques compréhensibles à celles et ceux qui ne les conçoivent pas, pour que chacun puisse s’en servir, les discuter et en connaître les limites.',
    'Une machine qui reconnaît une image n’a rien de magique : il y faut des exemples, des mesures et beaucoup d’essais. Cela s’explique, comme tout le reste. Ses tutoriels ont ouvert la voie ; la communauté l’élargit à tous les domaines.',
  ],
  figure: { value: '120+', label: 'tutoriels du fondateur' } satisfies Figure,
};

export const newsletterText = {
  title: 'Les nouveaux tutoriels, dans votre courrier',
  sentence:
    'Une lettre brève quand il y a de quoi la remplir. Ni publicité ni traceur, et un lien pour vous désinscrire dans chaque envoi.',
};
