const MAX_QUOTED = 80;
/** « votre commentaire « … » »: names the content in messages to its owner. */ export function nameOf({ kind, subjectTitle, said }) {
    const quoted = `\xab ${cut(subjectTitle ?? said)} \xbb`;
    return ({
        comment: `votre commentaire ${quoted}`,
        tutorial: `votre tutoriel ${quoted}`,
        collection: `votre collection ${quoted}`,
        member: 'votre compte'
    })[kind];
}
const effects = {
    keep: '',
    hide: "L\u2019\xe9quipe de mod\xe9ration a retir\xe9 du site ce que vous avez publi\xe9.",
    delete: "L\u2019\xe9quipe de mod\xe9ration a supprim\xe9 ce que vous avez publi\xe9."
};
const sanctionTexts = {
    none: '',
    warn: 'Elle vous adresse un avertissement.',
    suspend: 'Votre compte est suspendu : vous pouvez lire le site, mais pas vous connecter.'
};
/** What was done to which content, in two or three sentences. */ export function effectText(decision) {
    const { kind, outcome, sanction } = decision;
    const aboutAccount = kind === 'member';
    const examined = `L\u{2019}\xe9quipe de mod\xe9ration a examin\xe9 ${aboutAccount ? 'votre compte' : "ce que vous avez publi\xe9"}.`;
    return [
        outcome === 'keep' ? examined : effects[outcome],
        sanctionTexts[sanction],
        aboutAccount ? '' : `Il s\u{2019}agit de ${nameOf(decision)}.`
    ].filter(Boolean).join(' ');
}
function cut(text) {
    const letters = [
        ...text
    ];
    return letters.length > MAX_QUOTED ? `${letters.slice(0, MAX_QUOTED).join('')}\u{2026}` : text;
}
//# sourceMappingURL=decision-words.js.map
