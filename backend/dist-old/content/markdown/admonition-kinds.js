const kinds = {
    note: {
        title: 'Note',
        names: [
            'note',
            'remarque',
            'seealso'
        ]
    },
    tip: {
        title: 'Astuce',
        names: [
            'tip',
            'astuce',
            'conseil',
            'hint',
            'indice'
        ]
    },
    info: {
        title: 'Information',
        names: [
            'info',
            'information',
            'notice',
            'smart'
        ]
    },
    important: {
        title: 'Important',
        names: [
            'important'
        ]
    },
    warning: {
        title: 'Attention',
        names: [
            'warning',
            'attention',
            'warn',
            'pitfall',
            'avertissement'
        ]
    },
    danger: {
        title: 'Danger',
        names: [
            'danger',
            'caution',
            'error',
            'erreur',
            'failure',
            'bug'
        ]
    },
    success: {
        title: "R\xe9ussite",
        names: [
            'success',
            'check',
            'done',
            'solution',
            'reponse',
            "r\xe9ponse"
        ]
    },
    question: {
        title: 'Question',
        names: [
            'question',
            'faq',
            'help',
            'exercice'
        ]
    },
    example: {
        title: 'Exemple',
        names: [
            'example',
            'exemple'
        ]
    },
    summary: {
        title: "R\xe9sum\xe9",
        names: [
            'summary',
            'abstract',
            'tldr',
            "r\xe9sum\xe9",
            'resume'
        ]
    },
    quote: {
        title: 'Citation',
        names: [
            'quote',
            'cite',
            'citation'
        ]
    },
    lexique: {
        title: 'Lexique',
        names: [
            'lexique',
            'glossaire',
            'glossary'
        ]
    }
};
const kindByName = new Map(Object.entries(kinds).flatMap(([kind, { names }])=>names.map((name)=>[
            name,
            kind
        ])));
export const admonitionKinds = Object.keys(kinds);
/** The kind for a name in any supported dialect; undefined for an unknown name. */ export function admonitionKind(name) {
    return kindByName.get(name.toLowerCase().replace(/^callout-/, ''));
}
export function admonitionTitle(kind) {
    return kinds[kind].title;
}
//# sourceMappingURL=admonition-kinds.js.map
