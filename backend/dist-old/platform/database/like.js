/** LIKE pattern that matches `text` literally anywhere; use it with ESCAPE '!'. */ export function likeContains(text) {
    return `%${text.replace(/[!%_]/g, '!$&')}%`;
}
//# sourceMappingURL=like.js.map
