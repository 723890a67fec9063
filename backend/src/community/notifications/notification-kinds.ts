/** Kinds of notifications, with their label in the preferences. */
export const notificationKinds = {
  reply: 'Réponses à mes commentaires',
  like: 'Mentions « J’aime » sur mes commentaires',
  comment: 'Commentaires sur mes tutoriels',
  authors: 'Tutoriels que j’écris avec d’autres',
  decision: 'Suites données à mes signalements',
  account: 'Décisions qui concernent mon compte',
  tutorial: 'Nouveaux tutoriels de ce que je suis',
  publication: 'Publications que j’ai programmées',
  file: 'Fichiers que j’ai demandés',
  report: 'Nouveaux signalements (administrateurs)',
} as const;

export type NotificationKind = keyof typeof notificationKinds;

export const kindNames = Object.keys(notificationKinds) as NotificationKind[];
