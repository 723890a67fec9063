/** Built-in fields of expertise, offered unless the operator has a list; their codes always stay valid. */ export const expertiseIds = [
    'programmation',
    'design',
    'marketing',
    'finance',
    'sante',
    'education',
    'langue',
    'cuisine',
    'maison',
    'musique',
    'sport',
    'technologie'
];
//# sourceMappingURL=expertise.js.map
