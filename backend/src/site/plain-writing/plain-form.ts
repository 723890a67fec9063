import { escapeText as text } from '../../platform/common/escape-text.js';
import { MARKS, type Typed } from './typed-text.js';

export interface Writing {
  typed: Typed;
  domains: readonly { id: number; name: string }[];
  drafts: readonly { id: number; title: string; tutorialTitle: string | null }[];
  /** What has become of it. */
  said?: { message: string; isWrong: boolean } | undefined;
  /** What is wrong with the fields, by name. */
  problems?: Readonly<Record<string, string>> | undefined;
  /** What somebody else has saved meanwhile. */
  other?: string | undefined;
}

const levels = [
  ['', 'Tous niveaux'],
  ['beginner', 'Débutant'],
  ['intermediate', 'Intermédiaire'],
  ['advanced', 'Avancé'],
] as const;

/** The form that writes a tutorial, as HTML; it is sent to /ecrire and needs no script. */
export function writingForm({ typed, domains, drafts, said, problems = {}, other }: Writing): string {
  const value = (name: string) => text(typed[name] ?? '');
  const field = (name: string, label: string, control: (attributes: string) => string, hint = '') => {
    const wrong = problems[name];
    const described = [hint && `${name}-hint`, wrong && `${name}-wrong`].filter(Boolean).join(' ');
    const marks = [
      ...(described ? [`aria-describedby="${described}"`] : []),
      ...(wrong ? ['aria-invalid="true"'] : []),
    ];
    return `<label for="${name}">${label}</label>
${hint && `<small id="${name}-hint">${hint}</small>`}
${control([`id="${name}" name="${name}"`, ...marks].join(' '))}
${wrong ? `<small class="wrong" id="${name}-wrong">${text(wrong)}</small>` : ''}`;
  };
  const choice = (name: string, options: readonly (readonly [string, string])[]) => (attributes: string) => {
    const shown = options.map(
      ([key, label]) =>
        `<option value="${text(key)}"${key === (typed[name] ?? '') ? ' selected' : ''}>${text(label)}</option>`,
    );
    return `<select ${attributes}>${shown.join('')}</select>`;
  };
  const domainChoices = domains.map(({ id, name }) => [String(id), name] as const);
  return `${said ? saying(said) : ''}
${other === undefined ? '' : othersText(other)}
<form method="post" action="/ecrire" accept-charset="utf-8">
${MARKS.map((name) => `<input type="hidden" name="${name}" value="${value(name)}">`).join('\n')}
${field('title', 'Titre', (attributes) => `<input ${attributes} maxlength="200" value="${value('title')}">`)}
${field(
  'description',
  'Description',
  (attributes) => `<textarea ${attributes} maxlength="1000" rows="3">\n${value('description')}</textarea>`,
  'Une ou deux phrases, pour les cartes et les moteurs de recherche.',
)}
${field('domainId', 'Domaine', choice('domainId', [['', 'Choisir…'], ...domainChoices]))}
${field('difficulty', 'Niveau', choice('difficulty', levels))}
${field(
  'tags',
  'Étiquettes (facultatif)',
  (attributes) => `<input ${attributes} value="${value('tags')}">`,
  'Dix au plus, séparées par des virgules.',
)}
${field(
  'source',
  'Texte',
  (attributes) => `<textarea class="source" ${attributes} spellcheck="true">\n${value('source')}</textarea>`,
  'En Markdown : ## pour un intertitre, **gras**, listes, tableaux, blocs de code.',
)}
<button class="main" name="action" value="save">Enregistrer le brouillon</button>
<button name="action" value="publish">${typed['tutorial'] ? 'Enregistrer les changements en ligne' : 'Publier le tutoriel'}</button>
</form>
${drafts.length > 0 ? draftList(drafts) : ''}
<p><a href="/ecrire">Commencer un autre texte</a> · <a href="/">Retour à l’accueil</a></p>`;
}

/** As HTML. @param account what has been typed as a name */
export function signInForm(problem: string | undefined, account = ''): string {
  return `${problem ? saying({ message: problem, isWrong: true }) : '<p>Connectez-vous pour écrire.</p>'}
<form method="post" action="/ecrire/connexion" accept-charset="utf-8">
<label for="username">Nom d’utilisateur ou adresse e-mail</label>
<input id="username" name="username" autocomplete="username" required maxlength="254" value="${text(account)}">
<label for="password">Mot de passe</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<label for="code">Code du second facteur</label>
<small id="code-hint">Si vous l’avez activé.</small>
<input id="code" name="code" aria-describedby="code-hint" autocomplete="one-time-code" inputmode="numeric" maxlength="20">
<button class="main">Se connecter</button>
</form>
<p><a href="/">Retour à l’accueil</a></p>`;
}

function saying({ message, isWrong }: { message: string; isWrong: boolean }): string {
  return `<p class="said${isWrong ? ' wrong' : ''}" role="${isWrong ? 'alert' : 'status'}">${text(message)}</p>`;
}

function othersText(source: string): string {
  return `<label for="other">Ce qui est enregistré</label>
<small id="other-hint">Reprenez-en ce qui manque à votre texte, ci-dessous.</small>
<textarea id="other" aria-describedby="other-hint" readonly rows="12">\n${text(source)}</textarea>`;
}

function draftList(drafts: Writing['drafts']): string {
  const items = drafts.map(
    ({ id, title, tutorialTitle }) =>
      `<li><a href="/ecrire?brouillon=${id}">${text(title || tutorialTitle || 'Sans titre')}</a></li>`,
  );
  return `<h2>Mes brouillons</h2>\n<ul>${items.join('')}</ul>`;
}
