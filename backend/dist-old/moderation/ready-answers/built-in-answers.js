/** Default answers until moderators write their own. */ export const builtInAnswers = [
    {
        name: "Publicit\xe9",
        text: "Ce contenu fait la publicit\xe9 d\u2019un produit, d\u2019un service ou d\u2019un site. Ce site est fait pour apprendre, pas pour vendre."
    },
    {
        name: 'Propos offensants',
        text: 'Ce contenu blesse ou insulte des personnes. On peut tout critiquer ici, avec respect.'
    },
    {
        name: "Harc\xe8lement",
        text: "Ce contenu s\u2019en prend \xe0 quelqu\u2019un de fa\xe7on r\xe9p\xe9t\xe9e. Nous ne l\u2019acceptons pas."
    },
    {
        name: 'Fausse information',
        text: "Ce contenu affirme des choses fausses qui peuvent tromper ou mettre en danger. Corrigez-le, sources \xe0 l\u2019appui, avant de le publier \xe0 nouveau."
    },
    {
        name: 'Hors sujet',
        text: "Ce contenu n\u2019a pas sa place ici : il n\u2019a pas de rapport avec le sujet."
    }
];
//# sourceMappingURL=built-in-answers.js.map
