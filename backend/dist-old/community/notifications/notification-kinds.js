/** Kinds of notifications, with their label in the preferences. */ export const notificationKinds = {
    reply: "R\xe9ponses \xe0 mes commentaires",
    like: "Mentions \xab\xa0J\u2019aime\xa0\xbb sur mes commentaires",
    comment: 'Commentaires sur mes tutoriels',
    authors: "Tutoriels que j\u2019\xe9cris avec d\u2019autres",
    decision: "Suites donn\xe9es \xe0 mes signalements",
    account: "D\xe9cisions qui concernent mon compte",
    tutorial: 'Nouveaux tutoriels de ce que je suis',
    publication: "Publications que j\u2019ai programm\xe9es",
    file: "Fichiers que j\u2019ai demand\xe9s",
    report: 'Nouveaux signalements (administrateurs)'
};
export const kindNames = Object.keys(notificationKinds);
//# sourceMappingURL=notification-kinds.js.map
