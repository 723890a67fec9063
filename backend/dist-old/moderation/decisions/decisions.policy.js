/** Outcomes by kind of content. A deleted comment can be restored, so comments are never hidden. */ export const possibleOutcomes = {
    comment: [
        'keep',
        'delete'
    ],
    tutorial: [
        'keep',
        'hide',
        'delete'
    ],
    collection: [
        'keep',
        'hide',
        'delete'
    ],
    member: [
        'keep'
    ]
};
/** Neither undone nor reversed. */ export function isInForce({ undoneAt, reversedAt }) {
    return undoneAt === null && reversedAt === null;
}
/** Whether the owner must be notified, because something was done. */ export function requiresNotice({ outcome, sanction }) {
    return outcome !== 'keep' || sanction !== 'none';
}
//# sourceMappingURL=decisions.policy.js.map
