export function acceptedEmail(publicUrl, displayName, answer) {
    return {
        subject: 'Vous pouvez publier',
        paragraphs: [
            `Bonjour ${displayName},`,
            "Votre demande est accept\xe9e : vous \xeates contributeur et pouvez publier des tutoriels.",
            ...answer ? [
                answer
            ] : []
        ],
        link: {
            label: "\xc9crire un tutoriel",
            href: `${publicUrl}/contributions/nouveau`
        }
    };
}
export function refusedEmail(publicUrl, displayName, answer, days) {
    return {
        subject: 'Votre demande de publier',
        paragraphs: [
            `Bonjour ${displayName},`,
            `Votre demande de devenir contributeur n\u{2019}est pas accept\xe9e. Motif : ${answer}`,
            `Vous pourrez la renouveler dans ${days} jours.`
        ],
        link: {
            label: 'Devenir contributeur',
            href: `${publicUrl}/devenir-contributeur`
        }
    };
}
//# sourceMappingURL=emails.js.map
