/** Built-in areas of expertise, unless the operator has defined others. */ export const expertises = {
    programmation: 'Programmation',
    design: 'Design',
    marketing: 'Marketing',
    finance: 'Finance',
    sante: "Sant\xe9",
    education: "\xc9ducation",
    langue: 'Langues',
    cuisine: 'Cuisine',
    maison: 'Bricolage et Maison',
    musique: 'Musique',
    sport: 'Sport',
    technologie: 'Technologie'
};
//# sourceMappingURL=expertises.js.map
