export const subjectKindLabels = {
    comment: 'Commentaire',
    tutorial: 'Tutoriel',
    collection: 'Collection',
    member: 'Membre'
};
export const outcomeLabels = {
    keep: 'Reste en ligne',
    hide: "Retir\xe9 du site",
    delete: "Supprim\xe9"
};
//# sourceMappingURL=moderation-labels.js.map
