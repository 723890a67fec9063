/**
 * The six domains of a new site, in id order. `icon` is a Lucide name in kebab case. `iconColor` on `iconBg` (both
 * #rrggbb) has a contrast of at least 4.5, so that it may also be used for text.
 */
export const builtInDomains = [
  {
    slug: 'programmation',
    name: 'Programmation',
    description:
      'Langages, web, données, outils : écrire du code qui marche et que l’on comprend encore six mois plus tard. Des premiers pas aux sujets qui demandent une soirée de calme.',
    icon: 'code-xml',
    iconBg: '#dbe7f6',
    iconColor: '#1f4e86',
  },
  {
    slug: 'design',
    name: 'Design',
    description:
      'Couleur, typographie, interfaces, accessibilité : donner une forme claire à ce que d’autres devront lire et utiliser. On y apprend à regarder, puis à choisir.',
    icon: 'palette',
    iconBg: '#f6dfe9',
    iconColor: '#8a2a57',
  },
  {
    slug: 'marketing',
    name: 'Marketing',
    description:
      'Comprendre un public, lui écrire, mesurer ce qui porte sans tricher avec les chiffres. Pour faire connaître un projet, une boutique ou une association, même avec peu de moyens.',
    icon: 'megaphone',
    iconBg: '#f8e6cf',
    iconColor: '#7d4a0c',
  },
  {
    slug: 'productivite',
    name: 'Productivité',
    description:
      'Décider, noter, planifier, travailler à plusieurs sans se noyer dans les réunions. Des méthodes que l’on peut essayer dès lundi et abandonner sans regret si elles ne servent pas.',
    icon: 'list-checks',
    iconBg: '#d3ecee',
    iconColor: '#0f5a63',
  },
  {
    slug: 'langues',
    name: 'Langues',
    description:
      'Prononcer, comprendre, mémoriser, oser parler : apprendre une langue étrangère ou redécouvrir la sienne. Avec des exemples entendus et lus, plutôt que des listes.',
    icon: 'languages',
    iconBg: '#e6e1f6',
    iconColor: '#4f3a94',
  },
  {
    slug: 'developpement-personnel',
    name: 'Développement personnel',
    description:
      'Habitudes, attention, prise de parole, confiance : avancer à son rythme, sans recette miracle. Ce qui est établi y est distingué de ce qui a simplement aidé quelqu’un.',
    icon: 'sprout',
    iconBg: '#e2efd6',
    iconColor: '#3a5d1c',
  },
];
