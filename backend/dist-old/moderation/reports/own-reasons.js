import { reportReasons } from '../subjects/report-reasons.js';
/** The operator's labels of report reasons; the others keep the built-in ones. */ export function ownReasons(appearance) {
    return Object.fromEntries(reportReasons.flatMap((reason)=>{
        const own = appearance[`reason${capitalised(reason)}`];
        return own ? [
            [
                reason,
                own
            ]
        ] : [];
    }));
}
function capitalised(word) {
    return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
//# sourceMappingURL=own-reasons.js.map
