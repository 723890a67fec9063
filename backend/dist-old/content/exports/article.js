import { ofName } from '../../api-client/of-name.js';
import { inSiteZone } from '../../platform/zone/site-zone.js';
import { difficultyNames } from '../revisions/written-text.js';
import { authorsOf, joinNames } from '../tutorials/signature.js';
const writeDate = inSiteZone('fr-FR', {
    dateStyle: 'long'
});
/** Names of its authors. */ export function namesOf(tutorial) {
    return authorsOf(tutorial).map(({ name })=>name);
}
/** Facts shown under the title, in order. */ export function metadataLines(tutorial) {
    const { date, readTime, difficulty } = tutorial;
    return [
        joinNames(namesOf(tutorial), Infinity),
        writeDate(date),
        difficulty ? difficultyNames[difficulty] : 'Tous niveaux',
        ...readTime ? [
            `${readTime}\u00A0min de lecture`
        ] : []
    ];
}
/** Authors and licence. */ export function creditsOf(tutorial) {
    const { licence } = tutorial;
    return `Texte ${ofName(joinNames(namesOf(tutorial), Infinity))}${licence ? `, sous licence ${licence}` : ''}.`;
}
//# sourceMappingURL=article.js.map
