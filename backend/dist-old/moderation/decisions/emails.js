import { suspensionEnd } from '../../members/users/suspension.js';
import { inSiteZone } from '../../platform/zone/site-zone.js';
import { reasonWords } from '../subjects/report-reasons.js';
import { effectText, nameOf } from './decision-words.js';
const writeMoment = inSiteZone('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short'
});
export function decidedEmail(publicUrl, { displayName }, decision) {
    const end = suspensionEnd(decision);
    return {
        subject: "Une d\xe9cision de mod\xe9ration vous concerne",
        paragraphs: [
            `Bonjour ${displayName},`,
            effectText(decision),
            `Motif : ${decision.reason || reasonWords[decision.rule]}`,
            ...decision.sanction === 'suspend' && end ? [
                `La suspension prend fin le ${writeMoment(end)}.`
            ] : [],
            "Si vous n\u2019\xeates pas d\u2019accord, vous pouvez demander une fois, pendant trente jours, qu\u2019un autre mod\xe9rateur, s\u2019il y en a un, y revienne. Il n\u2019est pas n\xe9cessaire de se connecter."
        ],
        link: {
            label: "Lire la d\xe9cision",
            href: `${publicUrl}/decisions/${decision.token}`
        }
    };
}
export function reversedEmail(publicUrl, { displayName }, decision, isBack) {
    return {
        subject: "Une d\xe9cision de mod\xe9ration est annul\xe9e",
        paragraphs: [
            `Bonjour ${displayName},`,
            `La d\xe9cision prise au sujet de ${nameOf(decision)} est annul\xe9e.`,
            isBack ? 'Tout est comme avant.' : "Ce qui avait \xe9t\xe9 retir\xe9 du site n\u2019a pas pu \xeatre r\xe9tabli : cela n\u2019existe plus, ou autre chose s\u2019y oppose."
        ],
        link: {
            label: "Lire la d\xe9cision",
            href: `${publicUrl}/decisions/${decision.token}`
        }
    };
}
//# sourceMappingURL=emails.js.map
