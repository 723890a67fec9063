/** Kinds of content that members can report. */ export const subjectKinds = [
    'comment',
    'tutorial',
    'collection',
    'member'
];
/** Key of some content, such as `comment:12`. */ export function keyOf({ kind, subjectId }) {
    return `${kind}:${subjectId}`;
}
//# sourceMappingURL=subject-kinds.js.map
