import { effectText, nameOf } from '../../moderation/decisions/decision-words.js';
import { reasonWords } from '../../moderation/subjects/report-reasons.js';
const NOT_BACK = "Ce qui avait \xe9t\xe9 retir\xe9 n\u2019a pas pu \xeatre r\xe9tabli : cela n\u2019existe plus, ou autre chose s\u2019y oppose.";
const MAX_REASON = 300;
const titles = {
    comment: {
        delete: "Commentaire supprim\xe9"
    },
    tutorial: {
        hide: "Tutoriel retir\xe9 du site",
        delete: "Tutoriel supprim\xe9"
    },
    collection: {
        hide: "Collection masqu\xe9e",
        delete: "Collection supprim\xe9e"
    },
    member: {}
};
const pathOf = ({ token })=>`/decisions/${token}`;
function told(decision, title, message, isBad) {
    const variant = isBad ? 'destructive' : 'default';
    return {
        kind: 'account',
        variant,
        title,
        message: message.slice(0, 600),
        href: pathOf(decision)
    };
}
export function decisionMadeText(decision) {
    const { kind, outcome, sanction, reason, rule } = decision;
    const sanctioned = sanction === 'suspend' ? 'Compte suspendu' : 'Avertissement';
    const title = titles[kind][outcome] ?? sanctioned;
    const why = (reason || reasonWords[rule]).slice(0, MAX_REASON);
    const message = `${effectText(decision)} Motif : ${why}`;
    return told(decision, title, message, true);
}
export function decisionReversedText(decision, isBack) {
    const rest = isBack ? 'Tout est comme avant.' : NOT_BACK;
    return told(decision, "D\xe9cision annul\xe9e", `La d\xe9cision au sujet de ${nameOf(decision)} est annul\xe9e. ${rest}`, false);
}
export function appealAnsweredText(decision, answer) {
    const why = answer ? ` ${answer.slice(0, MAX_REASON)}` : '';
    const message = `La d\xe9cision au sujet de ${nameOf(decision)} a \xe9t\xe9 revue : elle est maintenue.${why}`;
    return told(decision, "Recours examin\xe9", message, false);
}
export function appealText() {
    return {
        kind: 'report',
        variant: 'default',
        title: 'Nouveau recours',
        message: "Un membre demande de revenir sur une d\xe9cision de mod\xe9ration.",
        href: '/admin/recours'
    };
}
//# sourceMappingURL=moderation-texts.js.map
