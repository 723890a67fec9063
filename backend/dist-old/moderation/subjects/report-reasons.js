export const reportReasons = [
    'spam',
    'inappropriate',
    'offensive',
    'harassment',
    'misinformation',
    'other'
];
/** Built-in labels, as used within a sentence. */ export const reasonWords = {
    spam: "publicit\xe9 ou courrier ind\xe9sirable",
    inappropriate: "contenu inappropri\xe9",
    offensive: 'propos offensants',
    harassment: "harc\xe8lement",
    misinformation: 'fausse information',
    other: 'autre raison'
};
//# sourceMappingURL=report-reasons.js.map
