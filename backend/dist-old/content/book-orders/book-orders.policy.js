export const MAX_UNFINISHED = 3;
export const MAX_CHAPTERS = 100;
/** Only the member who placed an order can see it. */ export function maySee({ userId }, { id }) {
    return userId === id;
}
/** Reason why this number of tutorials is refused, in French; undefined if it is allowed. */ export function sizeProblem(chapters) {
    if (chapters === 0) return "Il n\u2019y a aucun tutoriel \xe0 t\xe9l\xe9charger.";
    if (chapters <= MAX_CHAPTERS) return undefined;
    return `Un fichier contient ${MAX_CHAPTERS} tutoriels au plus ; il y en aurait ${chapters}.`;
}
//# sourceMappingURL=book-orders.policy.js.map
