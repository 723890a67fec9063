import { analyse } from '../../api-client/search/analyse.js';
import { synonyms } from '../../api-client/search/synonyms.js';
/** Stems that a text is searched by; empty if it has no significant words. */ export function tellingStems(text) {
    const tokens = analyse(text);
    const compounds = tokens.filter(({ isCompound })=>isCompound);
    return (compounds.length > 0 ? compounds : tokens).filter(({ isStopWord })=>!isStopWord).map(({ stem })=>stem);
}
/**
 * Synonyms of the built-in list and of these groups, longest sequence first, so that « système de gestion de base de
 * données » is matched before « base de données ».
 */ export function meaningsOf(groups) {
    return [
        ...synonyms,
        ...groups
    ].map((group)=>group.map(tellingStems).filter(({ length })=>length > 0)).flatMap((group)=>group.map((stems)=>({
                stems,
                others: group.filter((other)=>other !== stems)
            }))).sort((one, other)=>other.stems.length - one.stems.length);
}
//# sourceMappingURL=meanings.js.map
