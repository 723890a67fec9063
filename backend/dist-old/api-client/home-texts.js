// Built-in texts of the home page; the console shows them as placeholders.
export const heroText = {
    title: "D\u2019un savoir \xe0 l\u2019autre, il n\u2019y\xa0a qu\u2019un pas.",
    tagline: "D\xe9couvrez les meilleurs tutoriels dans tous les domaines\xa0: une communaut\xe9 y partage ses connaissances.",
    searchPlaceholder: "Que voulez-vous apprendre aujourd\u2019hui\u202F?"
};
/** The three-step guide of the hero, in reading order. */ export const heroSteps = [
    {
        title: "D\xe9couvrir",
        sentence: "Parcourez les domaines ou cherchez un sujet\xa0: chaque tutoriel annonce son niveau et son temps de lecture."
    },
    {
        title: 'Apprendre',
        sentence: "Avancez \xe9tape par \xe9tape, gardez vos favoris et reprenez votre lecture \xe0 l\u2019endroit o\xf9 vous l\u2019aviez laiss\xe9e."
    },
    {
        title: 'Partager',
        sentence: "Commentez, r\xe9pondez, puis publiez \xe0 votre tour ce que vous auriez aim\xe9 lire en commen\xe7ant."
    }
];
// The contract fixes these figures as text: they are never computed from the database.
export const heroFigures = [
    {
        value: '300+',
        label: 'tutoriels'
    },
    {
        value: '12+',
        label: 'domaines'
    },
    {
        value: '10K+',
        label: 'utilisateurs'
    },
    {
        value: '4.8',
        label: 'note moyenne'
    }
];
export const communityText = {
    title: "Une communaut\xe9 qui se r\xe9pond",
    sentence: "Derri\xe8re chaque tutoriel, il y a quelqu\u2019un qui a but\xe9 sur la m\xeame difficult\xe9 avant vous, et d\u2019autres qui posent la question suivante.",
    figures: [
        {
            value: '10K+',
            label: 'membres'
        },
        {
            value: '300+',
            label: 'tutoriels'
        },
        {
            value: '4.8',
            label: 'note moyenne'
        }
    ]
};
export const aboutText = {
    title: 'Le fondateur et sa mission',
    role: "Fondateur et directeur g\xe9n\xe9ral d\u2019une entreprise de vision par ordinateur et d\u2019intelligence artificielle",
    paragraphs: [
        "Ce site est l\u2019initiative du fondateur et directeur g\xe9n\xe9ral d\u2019une entreprise de vision par ordinateur et d\u2019intelligence artificielle. Sa mission tient en un verbe\xa0: d\xe9mocratiser. Rendre ces techniques compr\xe9hensibles \xe0 celles et ceux qui ne les con\xe7oivent pas, pour que chacun puisse s\u2019en servir, les discuter et en conna\xeetre les limites.",
        "Une machine qui reconna\xeet une image n\u2019a rien de magique\xa0: il y faut des exemples, des mesures et beaucoup d\u2019essais. Cela s\u2019explique, comme tout le reste. Ses tutoriels ont ouvert la voie\u202F; la communaut\xe9 l\u2019\xe9largit \xe0 tous les domaines."
    ],
    figure: {
        value: '120+',
        label: 'tutoriels du fondateur'
    }
};
export const newsletterText = {
    title: 'Les nouveaux tutoriels, dans votre courrier',
    sentence: "Une lettre br\xe8ve quand il y a de quoi la remplir. Ni publicit\xe9 ni traceur, et un lien pour vous d\xe9sinscrire dans chaque envoi."
};
//# sourceMappingURL=home-texts.js.map
