import { difficultyNames } from '../../content/revisions/written-text.js';
import { escapeText as text } from '../../platform/common/escape-text.js';
import { MARKS } from './typed-text.js';
const levels = [
    [
        '',
        'Tous niveaux'
    ],
    ...Object.entries(difficultyNames)
];
/** All fields but the text itself. */ const SHORT_FIELDS = {
    title: 'Titre',
    description: 'Description',
    domainId: 'Domaine',
    difficulty: 'Niveau',
    tags: "\xc9tiquettes"
};
/** The form for writing a tutorial, as HTML; it posts to /ecrire and needs no script. */ export function writingForm({ typed, domains, drafts, said, problems = {}, other }) {
    const value = (name)=>text(typed[name] ?? '');
    const field = (name, label, control, hint = '')=>{
        const wrong = problems[name];
        const described = [
            hint && `${name}-hint`,
            wrong && `${name}-wrong`
        ].filter(Boolean).join(' ');
        const marks = [
            ...described ? [
                `aria-describedby="${described}"`
            ] : [],
            ...wrong ? [
                'aria-invalid="true"'
            ] : []
        ];
        return `<label for="${name}">${label}</label>
${hint && `<small id="${name}-hint">${hint}</small>`}
${control([
            `id="${name}" name="${name}"`,
            ...marks
        ].join(' '))}
${wrong ? `<small class="wrong" id="${name}-wrong">${text(wrong)}</small>` : ''}`;
    };
    const choice = (name, options)=>(attributes)=>{
            const shown = options.map(([key, label])=>`<option value="${text(key)}"${key === (typed[name] ?? '') ? ' selected' : ''}>${text(label)}</option>`);
            return `<select ${attributes}>${shown.join('')}</select>`;
        };
    const domainChoices = domains.map(({ id, name })=>[
            String(id),
            name
        ]);
    return `${said ? saying(said) : ''}
${other ? othersText(typed, other, domains) : ''}
<form method="post" action="/ecrire" accept-charset="utf-8">
${MARKS.map((name)=>`<input type="hidden" name="${name}" value="${value(name)}">`).join('\n')}
${field('title', 'Titre', (attributes)=>`<input ${attributes} maxlength="200" value="${value('title')}">`)}
${field('description', 'Description', (attributes)=>`<textarea ${attributes} maxlength="1000" rows="3">\n${value('description')}</textarea>`, 'Une ou deux phrases, pour les cartes et les moteurs de recherche.')}
${field('domainId', 'Domaine', choice('domainId', [
        [
            '',
            "Choisir\u2026"
        ],
        ...domainChoices
    ]))}
${field('difficulty', 'Niveau', choice('difficulty', levels))}
${field('tags', "\xc9tiquettes (facultatif)", (attributes)=>`<input ${attributes} value="${value('tags')}">`, "Dix au plus, s\xe9par\xe9es par des virgules.")}
${field('source', 'Texte', (attributes)=>`<textarea class="source" ${attributes} spellcheck="true">\n${value('source')}</textarea>`, 'En Markdown : ## pour un intertitre, **gras**, listes, tableaux, blocs de code.')}
<button class="main" name="action" value="save">Enregistrer le brouillon</button>
<button name="action" value="publish">${typed['tutorial'] ? 'Enregistrer les changements en ligne' : 'Publier le tutoriel'}</button>
</form>
${drafts.length > 0 ? draftList(drafts) : ''}
<p><a href="/ecrire">Commencer un autre texte</a> \xb7 <a href="/">Retour \xe0 l\u{2019}accueil</a></p>`;
}
/** The sign-in form, as HTML. @param account the name typed before */ export function signInForm(problem, account = '') {
    return `${problem ? saying({
        message: problem,
        isWrong: true
    }) : "<p>Connectez-vous pour \xe9crire.</p>"}
<form method="post" action="/ecrire/connexion" accept-charset="utf-8">
<label for="username">Nom d\u{2019}utilisateur ou adresse e-mail</label>
<input id="username" name="username" autocomplete="username" required maxlength="254" value="${text(account)}">
<label for="password">Mot de passe</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<label for="code">Code du second facteur</label>
<small id="code-hint">Si vous l\u{2019}avez activ\xe9.</small>
<input id="code" name="code" aria-describedby="code-hint" autocomplete="one-time-code" inputmode="numeric" maxlength="20">
<button class="main">Se connecter</button>
</form>
<p><a href="/">Retour \xe0 l\u{2019}accueil</a></p>`;
}
function saying({ message, isWrong }) {
    return `<p class="said${isWrong ? ' wrong' : ''}" role="${isWrong ? 'alert' : 'status'}">${text(message)}</p>`;
}
/** The fields in which the other version differs from the typed text. */ function othersText(typed, other, domains) {
    const shown = {
        domainId: (value)=>domains.find(({ id })=>String(id) === value)?.name ?? '',
        difficulty: (value)=>levels.find(([key])=>key === value)?.[1] ?? ''
    };
    const differing = Object.entries(SHORT_FIELDS).filter(([name])=>(typed[name] ?? '') !== (other[name] ?? ''));
    const list = differing.map(([name, label])=>{
        const value = other[name] ?? '';
        return `<dt>${label}</dt><dd>${text((shown[name]?.(value) ?? value) || 'Rien')}</dd>`;
    });
    return `<section aria-labelledby="other-title">
<h2 id="other-title">L\u{2019}autre texte</h2>
<p>Reprenez-en ce qui manque au v\xf4tre, ci-dessous.</p>
${list.length > 0 ? `<dl>${list.join('')}</dl>` : ''}
<label for="other">Son texte</label>
<textarea id="other" readonly rows="12">\n${text(other['source'] ?? '')}</textarea>
</section>`;
}
function draftList(drafts) {
    const items = drafts.map(({ id, title, tutorialTitle })=>`<li><a href="/ecrire?brouillon=${id}">${text(title || tutorialTitle || 'Sans titre')}</a></li>`);
    return `<h2>Mes brouillons</h2>\n<ul>${items.join('')}</ul>`;
}
//# sourceMappingURL=plain-form.js.map
