/** Anyone but the owners. */ export function canReport({ ownerIds }, { id }) {
    return !ownerIds.includes(id);
}
/** For the owners of the content: without the reporter and their words. */ export function withoutReporter(report) {
    return {
        ...report,
        userId: null,
        user: null,
        details: null
    };
}
/** The most frequent reason; the earliest wins a tie. */ export function commonestReason(reports) {
    const counts = new Map();
    for (const { reason } of reports)counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [
        ...counts
    ].reduce((most, one)=>one[1] > most[1] ? one : most)[0];
}
/** A pending report can be resolved or rejected, a settled one only reopened. Keeping the status is allowed. */ export function canBecome(from, to) {
    return from === to || from === 'pending' !== (to === 'pending');
}
//# sourceMappingURL=reports.policy.js.map
