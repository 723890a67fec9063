import { difficultyNames } from '../../content/revisions/written-text.js';
import { escapeText as text } from '../../platform/common/escape-text.js';
import type { Lists, Refusal } from './plain-texts.js';
import { MARKS, type Typed } from './typed-text.js';

/** Content of a form page besides its options. */
export interface Shown {
  typed: Typed;
  /** Result of the last submission. */
  said?: { message: string; isWrong: boolean } | undefined;
  /** Errors by field name. */
  problems?: Refusal['problems'];
  /** The text as someone else has saved or published it meanwhile. */
  other?: Typed | undefined;
}

const levels = [['', 'Tous niveaux'] as const, ...Object.entries(difficultyNames)];

/** All fields but the text itself. */
const SHORT_FIELDS = {
  title: 'Titre',
  description: 'Description',
  domainId: 'Domaine',
  difficulty: 'Niveau',
  tags: 'Étiquettes',
};

/** The form for writing a tutorial, as HTML; it posts to /ecrire and needs no script. */
export function writingForm({ typed, domains, drafts, said, problems = {}, other }: Shown & Lists): string {
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
${other ? othersText(typed, other, domains) : ''}
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
<button name="action" value="publish">${typed['tutorial'] ? 'Enregistrer les changements' : 'Publier le tutoriel'}</button>
</form>
${drafts.length > 0 ? draftList(drafts) : ''}
<p><a href="/ecrire">Commencer un autre texte</a> · <a href="/">Retour à l’accueil</a></p>`;
}

/** The sign-in form, as HTML. @param account the name typed before */
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

/** The fields in which the other version differs from the typed text. */
function othersText(typed: Typed, other: Typed, domains: Lists['domains']): string {
  const shown: Record<string, (value: string) => string> = {
    domainId: (value) => domains.find(({ id }) => String(id) === value)?.name ?? '',
    difficulty: (value) => levels.find(([key]) => key === value)?.[1] ?? '',
  };
  const differing = Object.entries(SHORT_FIELDS).filter(
    ([name]) => (typed[name] ?? '') !== (other[name] ?? ''),
  );
  const list = differing.map(([name, label]) => {
    const value = other[name] ?? '';
    return `<dt>${label}</dt><dd>${text((shown[name]?.(value) ?? value) || 'Rien')}</dd>`;
  });
  return `<section aria-labelledby="other-title">
<h2 id="other-title">L’autre texte</h2>
<p>Reprenez-en ce qui manque au vôtre, ci-dessous.</p>
${list.length > 0 ? `<dl>${list.join('')}</dl>` : ''}
<label for="other">Son texte</label>
<textarea id="other" readonly rows="12">\n${text(other['source'] ?? '')}</textarea>
</section>`;
}

function draftList(drafts: Lists['drafts']): string {
  const items = drafts.map(
    ({ id, title, tutorialTitle }) =>
      `<li><a href="/ecrire?brouillon=${id}">${text(title || tutorialTitle || 'Sans titre')}</a></li>`,
  );
  return `<h2>Mes brouillons</h2>\n<ul>${items.join('')}</ul>`;
}
