/**
 * Words with a manual stem, all without accents: key is the stem, value lists its words. French plurals the stemmer
 * does not undo, and words it would wrongly conflate.
 */ export const stemExceptions = {
    // Plurals in -x.
    bijou: 'bijou bijoux',
    caillou: 'caillou cailloux',
    chou: 'chou choux',
    genou: 'genou genoux',
    hibou: 'hibou hiboux',
    jeu: 'jeu jeux',
    enjeu: 'enjeu enjeux',
    feu: 'feu feux',
    lieu: 'lieu lieux',
    milieu: 'milieu milieux',
    cheveu: 'cheveu cheveux',
    voeu: 'voeu voeux',
    aveu: 'aveu aveux',
    neveu: 'neveu neveux',
    noyau: 'noyau noyaux',
    tuyau: 'tuyau tuyaux',
    joyau: 'joyau joyaux',
    oeil: 'oeil yeux',
    ciel: 'ciel cieux',
    travail: 'travail travaux',
    vitrail: 'vitrail vitraux',
    corail: 'corail coraux',
    bail: 'bail baux',
    // Kept apart from « don », « ordinaire », « marin », « porte », « part », « pari » …
    donnee: 'donnee donnees',
    ordinateur: 'ordinateur ordinateurs',
    marine: 'marine marines',
    portee: 'portee portees',
    partie: 'partie parties',
    page: 'page pages',
    reseau: 'reseau reseaux',
    service: 'service services',
    serveur: 'serveur serveurs',
    police: 'police polices',
    livre: 'livre livres',
    petit: 'petit petite petits petites',
    leger: 'leger legere legers legeres',
    loyer: 'loyer loyers',
    foyer: 'foyer foyers',
    loisir: 'loisir loisirs',
    usager: 'usager usagere usagers usageres'
};
//# sourceMappingURL=stem-exceptions.js.map
