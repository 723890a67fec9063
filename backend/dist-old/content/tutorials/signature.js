/** More would not fit on a card. */ export const MAX_AUTHORS = 10;
/** Length of the column `authorName`. */ const MAX_NAMES_LENGTH = 200;
/** All authors of a tutorial, in display order. */ export function authorsOf(tutorial) {
    const { authorId, authorName, authorAvatar, authorBio, authors } = tutorial;
    return authors ?? [
        {
            id: authorId,
            name: authorName,
            avatar: authorAvatar,
            bio: authorBio
        }
    ];
}
/** @param authors at least one */ export function signatureOf(authors) {
    const [first] = authors;
    return {
        authorId: authors.find(({ id })=>id !== null)?.id ?? null,
        authorName: joinNames(authors.map(({ name })=>name)),
        authorAvatar: first.avatar,
        authorBio: first.bio,
        authors: authors.length > 1 ? [
            ...authors
        ] : null
    };
}
export function toSignedAuthor({ id, displayName, avatar, bio }) {
    return {
        id,
        name: displayName,
        avatar,
        bio
    };
}
/** « Ada, Alan et Grace »; shortened to the names that fit and the number of others. */ export function joinNames(names, maxLength = MAX_NAMES_LENGTH) {
    for(let shown = names.length; shown > 0; shown -= 1){
        const others = names.length - shown;
        const rest = others === 0 ? [] : [
            others === 1 ? 'un autre' : `${others} autres`
        ];
        const parts = [
            ...names.slice(0, shown),
            ...rest
        ];
        const last = parts.pop();
        const joined = parts.length > 0 ? `${parts.join(', ')} et ${last}` : last;
        if (joined.length <= maxLength) return joined;
    }
    return `${names[0].slice(0, maxLength - 1)}\u{2026}`;
}
//# sourceMappingURL=signature.js.map
