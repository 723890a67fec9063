const ASYNC = '01-async-await-boulangerie.md';
const CONTRAST = '02-contrastes-lisibles.md';
const DECISIONS = '03-journal-de-decisions.md';
const REPETITION = '04-repetition-espacee.md';
/** Sample members, by key. */ export const demoMembers = {
    camille: {
        displayName: 'Camille Roussel',
        bio: "Infirmi\xe8re \xe0 Nantes, en reconversion vers le d\xe9veloppement web. Apprend surtout le soir.",
        expertise: []
    },
    thibault: {
        displayName: 'Thibault Le Goff',
        bio: "Administrateur de bases de donn\xe9es \xe0 Rennes. \xc9crit des scripts pour ne pas faire deux fois la m\xeame chose.",
        expertise: [
            "Bases de donn\xe9es"
        ]
    },
    leila: {
        displayName: "Le\xefla Mansouri",
        bio: "Charg\xe9e de communication dans une compagnie de th\xe9\xe2tre marseillaise.",
        expertise: [
            'Communication'
        ]
    },
    hugo: {
        displayName: 'Hugo Vasseur',
        bio: "Professeur de technologie en coll\xe8ge, pr\xe8s d\u2019Amiens. Pr\xe9pare ses cours avec ce qu\u2019il apprend ici.",
        expertise: [
            'Enseignement'
        ]
    },
    solene: {
        displayName: "Sol\xe8ne Marchal",
        bio: "Traductrice malvoyante, \xe0 Strasbourg. Teste les sites qu\u2019on lui confie, avec et sans loupe.",
        expertise: [
            'Traduction',
            "Accessibilit\xe9"
        ]
    }
};
/** Account of a sample member. */ export function demoAccount(name) {
    // Not the first name alone, which the first administrator may have.
    const username = `${name}_demo`;
    // A reserved domain, to which no email is ever sent.
    return {
        username,
        email: `${username}@demonstration.invalid`
    };
}
/** Comments by source file of the tutorial, oldest first; replies follow days later. */ export const demoComments = [
    {
        tutorial: DECISIONS,
        daysAgo: 41,
        by: 'leila',
        content: "Adopt\xe9 dans notre compagnie. La ligne \xab\xa0Revoir\xa0\xbb a d\xe9tendu tout le monde\xa0: on ne choisit plus pour toujours, on choisit jusqu\u2019\xe0 la prochaine saison.",
        likedBy: [
            'camille',
            'hugo',
            'thibault'
        ]
    },
    {
        tutorial: ASYNC,
        daysAgo: 37,
        by: 'camille',
        content: "J\u2019avais lu la documentation trois fois sans comprendre pourquoi ma boucle \xe9tait si lente. Vingt-cinq minutes contre douze\xa0: voil\xe0, c\u2019est rentr\xe9. Merci Nadia\xa0!",
        likedBy: [
            'thibault',
            'leila',
            'solene'
        ],
        replies: [
            {
                by: 'thibault',
                content: "M\xeame r\xe9v\xe9lation ici. Un script qui interrogeait trois serveurs l\u2019un apr\xe8s l\u2019autre met trois fois moins de temps avec Promise.all.",
                likedBy: [
                    'camille'
                ]
            }
        ]
    },
    {
        tutorial: CONTRAST,
        daysAgo: 33,
        by: 'solene',
        content: "Je confirme la remarque sur le blanc pur. La nuit, les lettres bavent et je finis par baisser la luminosit\xe9, ce qui annule tout. Un contraste autour de 14 me convient bien mieux.",
        likedBy: [
            'camille',
            'thibault',
            'leila',
            'hugo'
        ]
    },
    {
        tutorial: REPETITION,
        daysAgo: 30,
        by: 'hugo',
        content: "Deux mois d\u2019allemand en suivant la r\xe8gle \xab\xa0une carte, une question, une r\xe9ponse\xa0\xbb. J\u2019ai jet\xe9 la moiti\xe9 de mon paquet et je retiens mieux le reste.",
        likedBy: [
            'solene',
            'camille'
        ]
    },
    {
        tutorial: CONTRAST,
        daysAgo: 24,
        by: 'leila',
        content: "Le script a trouv\xe9 onze couples sous le seuil dans notre charte, dont le gris de tous les champs de formulaire. R\xe9union demain matin\xa0!",
        likedBy: [
            'solene',
            'hugo'
        ],
        replies: [
            {
                by: 'hugo',
                content: "Chez nous aussi, c\u2019\xe9tait le #999999 des champs vides. Nous l\u2019avons remplac\xe9 par #767676 le temps de refaire la palette.",
                likedBy: [
                    'leila'
                ]
            }
        ]
    },
    {
        tutorial: ASYNC,
        daysAgo: 19,
        by: 'hugo',
        content: "Le coup du forEach qui n\u2019attend personne, je l\u2019ai trouv\xe9 hier dans du code que j\u2019avais \xe9crit moi-m\xeame. L\u2019encadr\xe9 m\u2019aurait \xe9pargn\xe9 une soir\xe9e.",
        likedBy: [
            'camille',
            'thibault'
        ]
    },
    {
        tutorial: REPETITION,
        daysAgo: 15,
        by: 'solene',
        content: "Simuler la charge avant de commencer m\u2019a \xe9vit\xe9 l\u2019abandon\xa0: je suis pass\xe9e de vingt cartes nouvelles par jour \xe0 huit, et je tiens depuis le printemps.",
        likedBy: [
            'hugo',
            'thibault',
            'camille'
        ]
    },
    {
        tutorial: DECISIONS,
        daysAgo: 12,
        by: 'camille',
        content: "Nous avons commenc\xe9 par la section \xab\xa0Cons\xe9quences\xa0\xbb, comme conseill\xe9. Au bout de cinq minutes, la discussion avait chang\xe9 de ton.",
        likedBy: [
            'leila'
        ],
        replies: [
            {
                by: 'hugo',
                content: "Je note l\u2019id\xe9e pour notre copropri\xe9t\xe9, o\xf9 le d\xe9bat sur le local \xe0 v\xe9los revient chaque automne.",
                likedBy: [
                    'camille',
                    'leila'
                ]
            }
        ]
    },
    {
        tutorial: CONTRAST,
        daysAgo: 9,
        by: 'thibault',
        content: "Une question\xa0: dans un graphique \xe0 six courbes, faut-il un rapport de 3 entre les courbes, ou seulement entre chacune et le fond\xa0?",
        likedBy: [],
        replies: [
            {
                by: 'solene',
                content: "\xc0 l\u2019usage, surtout avec le fond\xa0: entre six couleurs, on n\u2019y arrive pas. Une \xe9tiquette au bout de chaque courbe m\u2019aide bien plus.",
                likedBy: [
                    'thibault',
                    'leila'
                ]
            }
        ]
    },
    {
        tutorial: REPETITION,
        daysAgo: 6,
        by: 'thibault',
        content: "J\u2019ai r\xe9\xe9crit l\u2019algorithme en JavaScript pour \xeatre s\xfbr de le comprendre. Le plancher de 1,3 m\u2019avait \xe9chapp\xe9 \xe0 la premi\xe8re lecture, et c\u2019est lui qui change tout.",
        likedBy: [
            'hugo'
        ]
    }
];
/** Ratings by source file of the tutorial. */ export const demoRatings = {
    [ASYNC]: {
        camille: 5,
        thibault: 5,
        leila: 5,
        hugo: 4
    },
    [CONTRAST]: {
        solene: 5,
        leila: 5,
        hugo: 4,
        thibault: 4
    },
    [DECISIONS]: {
        leila: 5,
        camille: 4,
        hugo: 5
    },
    [REPETITION]: {
        hugo: 5,
        solene: 5,
        thibault: 4,
        camille: 4
    }
};
//# sourceMappingURL=demo-people.js.map
