export type AdmonitionKind =
  | 'note'
  | 'tip'
  | 'info'
  | 'important'
  | 'warning'
  | 'danger'
  | 'success'
  | 'question'
  | 'example'
  | 'summary'
  | 'quote'
  | 'lexique';

const kinds: Record<AdmonitionKind, { title: string; names: string[] }> = {
  note: { title: 'Note', names: ['note', 'remarque', 'seealso'] },
  tip: { title: 'Astuce', names: ['tip', 'astuce', 'conseil', 'hint', 'indice'] },
  info: { title: 'Information', names: ['info', 'information', 'notice', 'smart'] },
  important: { title: 'Important', names: ['important'] },
  warning: { title: 'Attention', names: ['warning', 'attention', 'warn', 'pitfall', 'avertissement'] },
  danger: { title: 'Danger', names: ['danger', 'caution', 'error', 'erreur', 'failure', 'bug'] },
  success: { title: 'Réussite', names: ['success', 'check', 'done', 'solution', 'reponse', 'réponse'] },
  question: { title: 'Question', names: ['question', 'faq', 'help', 'exercice'] },
  example: { title: 'Exemple', names: ['example', 'exemple'] },
  summary: { title: 'Résumé', names: ['summary', 'abstract', 'tldr', 'résumé', 'resume'] },
  quote: { title: 'Citation', names: ['quote', 'cite', 'citation'] },
  lexique: { title: 'Lexique', names: ['lexique', 'glossaire', 'glossary'] },
};

const kindByName = new Map(
  Object.entries(kinds).flatMap(([kind, { names }]) =>
    names.map((name) => [name, kind as AdmonitionKind] as const),
  ),
);

export const admonitionKinds = Object.keys(kinds) as AdmonitionKind[];

/** The kind for a name in any supported dialect; undefined for an unknown name. */
export function admonitionKind(name: string): AdmonitionKind | undefined {
  return kindByName.get(name.toLowerCase().replace(/^callout-/, ''));
}

export function admonitionTitle(kind: AdmonitionKind): string {
  return kinds[kind].title;
}
