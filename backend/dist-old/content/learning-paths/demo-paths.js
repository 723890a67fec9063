const ASYNC = '01-async-await-boulangerie.md';
const CONTRAST = '02-contrastes-lisibles.md';
const DECISIONS = '03-journal-de-decisions.md';
const REPETITION = '04-repetition-espacee.md';
/** Paths of a demo site, over backend/demo/tutorials. */ export const demoPaths = [
    {
        title: "Du script qui marche au script que l\u2019on garde",
        description: "Trois petits programmes, \xe9crits pour servir : l\u2019un attend sans se bloquer, l\u2019autre surveille une palette, le troisi\xe8me choisit quoi r\xe9viser. On les \xe9crit, puis on apprend \xe0 les comprendre encore dans six mois.",
        category: 'Programmation',
        level: 'intermediate',
        badgeText: "\xc0 la une",
        badgeVariant: 'featured',
        steps: [
            {
                tutorial: ASYNC,
                title: 'Attendre sans bloquer',
                description: "Voir ce qu\u2019await suspend et ce qu\u2019il laisse courir, avec un four et une file de clients."
            },
            {
                tutorial: CONTRAST,
                title: "Confier la v\xe9rification \xe0 un script",
                description: "Calculer un rapport de contraste \xe0 la main une fois, puis laisser vingt lignes le refaire."
            },
            {
                tutorial: REPETITION,
                title: 'Suivre un algorithme ligne par ligne',
                description: "Trente lignes de Python qui d\xe9cident, chaque jour, des mots \xe0 revoir."
            },
            {
                tutorial: DECISIONS,
                title: 'Garder la trace de ses choix',
                description: "\xc9crire en dix minutes pourquoi le script est fait ainsi, pour ne pas en rediscuter au printemps."
            }
        ]
    },
    {
        title: "Retenir ce que l\u2019on apprend",
        description: "Relire rassure et ne suffit pas. Deux lectures pour installer une routine courte : celle qui fait revenir les mots au bon moment, et celle qui garde par \xe9crit ce que l\u2019on a d\xe9cid\xe9.",
        category: 'Langues',
        level: 'beginner',
        badgeText: 'Nouveau',
        badgeVariant: 'new',
        steps: [
            {
                tutorial: DECISIONS,
                title: "\xc9crire peu, mais chaque semaine",
                description: "Un rituel de quinze minutes : s\u2019y tenir est la moiti\xe9 du chemin."
            },
            {
                tutorial: REPETITION,
                title: 'Revoir au bon moment',
                description: "Composer des cartes qui tiennent et trouver combien de questions par jour on peut s\u2019offrir."
            }
        ]
    },
    {
        title: "Se faire comprendre de toute l\u2019\xe9quipe",
        description: "Ce qui se lit mal ne sert \xe0 personne. Un parcours pour qui partage son travail : des couleurs que chacun distingue, des d\xe9cisions que chacun retrouve, et une image pour expliquer le plus abstrait.",
        category: 'Design',
        level: 'intermediate',
        badgeText: null,
        badgeVariant: 'default',
        steps: [
            {
                tutorial: CONTRAST,
                title: "Rendre l\u2019\xe9cran lisible",
                description: "Une petite palette, r\xf4le par r\xf4le, qui tient en clair comme en sombre."
            },
            {
                tutorial: DECISIONS,
                title: 'Rendre les choix lisibles',
                description: "Quatre questions par d\xe9cision, sur une page que l\u2019on relira vraiment."
            },
            {
                tutorial: ASYNC,
                title: "Expliquer par une sc\xe8ne",
                description: "Comment une boulangerie fait comprendre une file d\u2019attente : un exemple \xe0 imiter dans vos documents."
            }
        ]
    }
];
//# sourceMappingURL=demo-paths.js.map
