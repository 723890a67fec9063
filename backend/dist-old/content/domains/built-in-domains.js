/**
 * The six domains of a new site, in id order. `icon` is a Lucide name in kebab case. `iconColor` on `iconBg` (both
 * #rrggbb) has a contrast of at least 4.5, so that it may also be used for text.
 */ export const builtInDomains = [
    {
        slug: 'programmation',
        name: 'Programmation',
        description: "Langages, web, donn\xe9es, outils\xa0: \xe9crire du code qui marche et que l\u2019on comprend encore six mois plus tard. Des premiers pas aux sujets qui demandent une soir\xe9e de calme.",
        icon: 'code-xml',
        iconBg: '#dbe7f6',
        iconColor: '#1f4e86'
    },
    {
        slug: 'design',
        name: 'Design',
        description: "Couleur, typographie, interfaces, accessibilit\xe9\xa0: donner une forme claire \xe0 ce que d\u2019autres devront lire et utiliser. On y apprend \xe0 regarder, puis \xe0 choisir.",
        icon: 'palette',
        iconBg: '#f6dfe9',
        iconColor: '#8a2a57'
    },
    {
        slug: 'marketing',
        name: 'Marketing',
        description: "Comprendre un public, lui \xe9crire, mesurer ce qui porte sans tricher avec les chiffres. Pour faire conna\xeetre un projet, une boutique ou une association, m\xeame avec peu de moyens.",
        icon: 'megaphone',
        iconBg: '#f8e6cf',
        iconColor: '#7d4a0c'
    },
    {
        slug: 'productivite',
        name: "Productivit\xe9",
        description: "D\xe9cider, noter, planifier, travailler \xe0 plusieurs sans se noyer dans les r\xe9unions. Des m\xe9thodes que l\u2019on peut essayer d\xe8s lundi et abandonner sans regret si elles ne servent pas.",
        icon: 'list-checks',
        iconBg: '#d3ecee',
        iconColor: '#0f5a63'
    },
    {
        slug: 'langues',
        name: 'Langues',
        description: "Prononcer, comprendre, m\xe9moriser, oser parler\xa0: apprendre une langue \xe9trang\xe8re ou red\xe9couvrir la sienne. Avec des exemples entendus et lus, plut\xf4t que des listes.",
        icon: 'languages',
        iconBg: '#e6e1f6',
        iconColor: '#4f3a94'
    },
    {
        slug: 'developpement-personnel',
        name: "D\xe9veloppement personnel",
        description: "Habitudes, attention, prise de parole, confiance\xa0: avancer \xe0 son rythme, sans recette miracle. Ce qui est \xe9tabli y est distingu\xe9 de ce qui a simplement aid\xe9 quelqu\u2019un.",
        icon: 'sprout',
        iconBg: '#e2efd6',
        iconColor: '#3a5d1c'
    }
];
//# sourceMappingURL=built-in-domains.js.map
