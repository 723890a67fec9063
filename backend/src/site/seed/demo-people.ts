const ASYNC = '01-async-await-boulangerie.md';
const CONTRAST = '02-contrastes-lisibles.md';
const DECISIONS = '03-journal-de-decisions.md';
const REPETITION = '04-repetition-espacee.md';

/** Sample members, by key. */
export const demoMembers = {
  camille: {
    displayName: 'Camille Roussel',
    bio: 'Infirmière à Nantes, en reconversion vers le développement web. Apprend surtout le soir.',
    expertise: [] as string[],
  },
  thibault: {
    displayName: 'Thibault Le Goff',
    bio: 'Administrateur de bases de données à Rennes. Écrit des scripts pour ne pas faire deux fois la même chose.',
    expertise: ['Bases de données'],
  },
  leila: {
    displayName: 'Leïla Mansouri',
    bio: 'Chargée de communication dans une compagnie de théâtre marseillaise.',
    expertise: ['Communication'],
  },
  hugo: {
    displayName: 'Hugo Vasseur',
    bio: 'Professeur de technologie en collège, près d’Amiens. Prépare ses cours avec ce qu’il apprend ici.',
    expertise: ['Enseignement'],
  },
  solene: {
    displayName: 'Solène Marchal',
    bio: 'Traductrice malvoyante, à Strasbourg. Teste les sites qu’on lui confie, avec et sans loupe.',
    expertise: ['Traduction', 'Accessibilité'],
  },
};

export type DemoName = keyof typeof demoMembers;

/** Account of a sample member. */
export function demoAccount(name: string): { username: string; email: string } {
  // Not the first name alone, which the first administrator may have.
  const username = `${name}_demo`;
  // A reserved domain, to which no email is ever sent.
  return { username, email: `${username}@demonstration.invalid` };
}

interface DemoComment {
  by: DemoName;
  content: string;
  likedBy: DemoName[];
}

/** Comments by source file of the tutorial, oldest first; replies follow days later. */
export const demoComments: (DemoComment & { tutorial: string; daysAgo: number; replies?: DemoComment[] })[] =
  [
    {
      tutorial: DECISIONS,
      daysAgo: 41,
      by: 'leila',
      content:
        'Adopté dans notre compagnie. La ligne « Revoir » a détendu tout le monde : on ne choisit plus pour toujours, on choisit jusqu’à la prochaine saison.',
      likedBy: ['camille', 'hugo', 'thibault'],
    },
    {
      tutorial: ASYNC,
      daysAgo: 37,
      by: 'camille',
      content:
        'J’avais lu la documentation trois fois sans comprendre pourquoi ma boucle était si lente. Vingt-cinq minutes contre douze : voilà, c’est rentré. Merci Nadia !',
      likedBy: ['thibault', 'leila', 'solene'],
      replies: [
        {
          by: 'thibault',
          content:
            'Même révélation ici. Un script qui interrogeait trois serveurs l’un après l’autre met trois fois moins de temps avec Promise.all.',
          likedBy: ['camille'],
        },
      ],
    },
    {
      tutorial: CONTRAST,
      daysAgo: 33,
      by: 'solene',
      content:
        'Je confirme la remarque sur le blanc pur. La nuit, les lettres bavent et je finis par baisser la luminosité, ce qui annule tout. Un contraste autour de 14 me convient bien mieux.',
      likedBy: ['camille', 'thibault', 'leila', 'hugo'],
    },
    {
      tutorial: REPETITION,
      daysAgo: 30,
      by: 'hugo',
      content:
        'Deux mois d’allemand en suivant la règle « une carte, une question, une réponse ». J’ai jeté la moitié de mon paquet et je retiens mieux le reste.',
      likedBy: ['solene', 'camille'],
    },
    {
      tutorial: CONTRAST,
      daysAgo: 24,
      by: 'leila',
      content:
        'Le script a trouvé onze couples sous le seuil dans notre charte, dont le gris de tous les champs de formulaire. Réunion demain matin !',
      likedBy: ['solene', 'hugo'],
      replies: [
        {
          by: 'hugo',
          content:
            'Chez nous aussi, c’était le #999999 des champs vides. Nous l’avons remplacé par #767676 le temps de refaire la palette.',
          likedBy: ['leila'],
        },
      ],
    },
    {
      tutorial: ASYNC,
      daysAgo: 19,
      by: 'hugo',
      content:
        'Le coup du forEach qui n’attend personne, je l’ai trouvé hier dans du code que j’avais écrit moi-même. L’encadré m’aurait épargné une soirée.',
      likedBy: ['camille', 'thibault'],
    },
    {
      tutorial: REPETITION,
      daysAgo: 15,
      by: 'solene',
      content:
        'Simuler la charge avant de commencer m’a évité l’abandon : je suis passée de vingt cartes nouvelles par jour à huit, et je tiens depuis le printemps.',
      likedBy: ['hugo', 'thibault', 'camille'],
    },
    {
      tutorial: DECISIONS,
      daysAgo: 12,
      by: 'camille',
      content:
        'Nous avons commencé par la section « Conséquences », comme conseillé. Au bout de cinq minutes, la discussion avait changé de ton.',
      likedBy: ['leila'],
      replies: [
        {
          by: 'hugo',
          content:
            'Je note l’idée pour notre copropriété, où le débat sur le local à vélos revient chaque automne.',
          likedBy: ['camille', 'leila'],
        },
      ],
    },
    {
      tutorial: CONTRAST,
      daysAgo: 9,
      by: 'thibault',
      content:
        'Une question : dans un graphique à six courbes, faut-il un rapport de 3 entre les courbes, ou seulement entre chacune et le fond ?',
      likedBy: [],
      replies: [
        {
          by: 'solene',
          content:
            'À l’usage, surtout avec le fond : entre six couleurs, on n’y arrive pas. Une étiquette au bout de chaque courbe m’aide bien plus.',
          likedBy: ['thibault', 'leila'],
        },
      ],
    },
    {
      tutorial: REPETITION,
      daysAgo: 6,
      by: 'thibault',
      content:
        'J’ai réécrit l’algorithme en JavaScript pour être sûr de le comprendre. Le plancher de 1,3 m’avait échappé à la première lecture, et c’est lui qui change tout.',
      likedBy: ['hugo'],
    },
  ];

/** Ratings by source file of the tutorial. */
export const demoRatings: Record<string, Partial<Record<DemoName, number>>> = {
  [ASYNC]: { camille: 5, thibault: 5, leila: 5, hugo: 4 },
  [CONTRAST]: { solene: 5, leila: 5, hugo: 4, thibault: 4 },
  [DECISIONS]: { leila: 5, camille: 4, hugo: 5 },
  [REPETITION]: { hugo: 5, solene: 5, thibault: 4, camille: 4 },
};
