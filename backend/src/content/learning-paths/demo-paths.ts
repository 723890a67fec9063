import type { NewPath, NewStep } from './learning-paths.repository.js';

/** A path whose steps reference tutorials by the path of their imported file. */
type DemoPath = Omit<NewPath, 'steps' | 'isPublished'> & {
  steps: (Omit<NewStep, 'tutorialId'> & { tutorial: string })[];
};

const ASYNC = '01-async-await-boulangerie.md';
const CONTRAST = '02-contrastes-lisibles.md';
const DECISIONS = '03-journal-de-decisions.md';
const REPETITION = '04-repetition-espacee.md';

/** Paths of a demo site, over backend/demo/tutorials. */
export const demoPaths: DemoPath[] = [
  {
    title: 'Du script qui marche au script que l’on garde',
    description:
      'Trois petits programmes, écrits pour servir : l’un attend sans se bloquer, l’autre surveille une palette, le troisième choisit quoi réviser. On les écrit, puis on apprend à les comprendre encore dans six mois.',
    category: 'Programmation',
    level: 'intermediate',
    badgeText: 'À la une',
    badgeVariant: 'featured',
    steps: [
      {
        tutorial: ASYNC,
        title: 'Attendre sans bloquer',
        description:
          'Voir ce qu’await suspend et ce qu’il laisse courir, avec un four et une file de clients.',
      },
      {
        tutorial: CONTRAST,
        title: 'Confier la vérification à un script',
        description:
          'Calculer un rapport de contraste à la main une fois, puis laisser vingt lignes le refaire.',
      },
      {
        tutorial: REPETITION,
        title: 'Suivre un algorithme ligne par ligne',
        description: 'Trente lignes de Python qui décident, chaque jour, des mots à revoir.',
      },
      {
        tutorial: DECISIONS,
        title: 'Garder la trace de ses choix',
        description:
          'Écrire en dix minutes pourquoi le script est fait ainsi, pour ne pas en rediscuter au printemps.',
      },
    ],
  },
  {
    title: 'Retenir ce que l’on apprend',
    description:
      'Relire rassure et ne suffit pas. Deux lectures pour installer une routine courte : celle qui fait revenir les mots au bon moment, et celle qui garde par écrit ce que l’on a décidé.',
    category: 'Langues',
    level: 'beginner',
    badgeText: 'Nouveau',
    badgeVariant: 'new',
    steps: [
      {
        tutorial: DECISIONS,
        title: 'Écrire peu, mais chaque semaine',
        description: 'Un rituel de quinze minutes : s’y tenir est la moitié du chemin.',
      },
      {
        tutorial: REPETITION,
        title: 'Revoir au bon moment',
        description:
          'Composer des cartes qui tiennent et trouver combien de questions par jour on peut s’offrir.',
      },
    ],
  },
  {
    title: 'Se faire comprendre de toute l’équipe',
    description:
      'Ce qui se lit mal ne sert à personne. Un parcours pour qui partage son travail : des couleurs que chacun distingue, des décisions que chacun retrouve, et une image pour expliquer le plus abstrait.',
    category: 'Design',
    level: 'intermediate',
    badgeText: null,
    badgeVariant: 'default',
    steps: [
      {
        tutorial: CONTRAST,
        title: 'Rendre l’écran lisible',
        description: 'Une petite palette, rôle par rôle, qui tient en clair comme en sombre.',
      },
      {
        tutorial: DECISIONS,
        title: 'Rendre les choix lisibles',
        description: 'Quatre questions par décision, sur une page que l’on relira vraiment.',
      },
      {
        tutorial: ASYNC,
        title: 'Expliquer par une scène',
        description:
          'Comment une boulangerie fait comprendre une file d’attente : un exemple à imiter dans vos documents.',
      },
    ],
  },
];
