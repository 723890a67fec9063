/** Authors may only remove themselves; administrators may remove anyone. */ export function canRemoveAuthor(userId, { id, isAdmin }) {
    return isAdmin || userId === id;
}
//# sourceMappingURL=authors.policy.js.map
