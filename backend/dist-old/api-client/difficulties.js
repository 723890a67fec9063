export const difficultyLabels = {
    beginner: "D\xe9butant",
    intermediate: "Interm\xe9diaire",
    advanced: "Avanc\xe9"
};
//# sourceMappingURL=difficulties.js.map
