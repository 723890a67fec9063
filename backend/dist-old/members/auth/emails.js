/** @param isAwaited whether public writing requires a confirmed address */ export function confirmAddressEmail(publicUrl, displayName, token, isAwaited) {
    const what = isAwaited ? [
        "Votre compte est cr\xe9\xe9. Confirmez votre adresse pour pouvoir commenter et publier. Ce lien est valable deux jours.",
        "Si vous n\u2019avez pas cr\xe9\xe9 de compte, ne faites rien\xa0: sans confirmation, rien ne sera publi\xe9 \xe0 votre nom."
    ] : [
        "Votre compte est cr\xe9\xe9. Vous pouvez d\xe9j\xe0 commenter et publier\xa0; ce lien, valable deux jours, confirme que l\u2019adresse est \xe0 vous.",
        "Si vous n\u2019avez pas cr\xe9\xe9 de compte, quelqu\u2019un d\u2019autre a donn\xe9 votre adresse et peut \xe9crire sans attendre\xa0: pr\xe9venez l\u2019administrateur du site."
    ];
    return {
        subject: 'Confirmez votre adresse',
        paragraphs: [
            `Bonjour ${displayName},`,
            ...what
        ],
        link: {
            label: 'Confirmer mon adresse',
            href: `${publicUrl}/confirmer-adresse?jeton=${token}`
        }
    };
}
export function newAddressEmail(publicUrl, displayName, token) {
    return {
        subject: 'Confirmez votre nouvelle adresse',
        paragraphs: [
            `Bonjour ${displayName},`,
            "Vous avez demand\xe9 que cette adresse devienne celle de votre compte. Elle le sera quand vous aurez ouvert ce lien, valable deux jours.",
            'Si la demande ne vient pas de vous, ne faites rien : rien ne changera.'
        ],
        link: {
            label: 'Confirmer ma nouvelle adresse',
            href: `${publicUrl}/confirmer-adresse?jeton=${token}`
        }
    };
}
/** Sent to the old address. @param undo token to restore it; undefined when it was never confirmed */ export function addressChangedEmail(publicUrl, displayName, undo) {
    const changed = [
        `Bonjour ${displayName},`,
        "L\u2019adresse e-mail de votre compte vient de changer."
    ];
    if (!undo) return {
        subject: "Votre adresse e-mail a chang\xe9",
        paragraphs: changed
    };
    return {
        subject: "Votre adresse e-mail a chang\xe9",
        paragraphs: [
            ...changed,
            "Si ce n\u2019est pas vous, ce lien rend \xe0 votre compte cette adresse-ci et ferme toutes ses sessions. Il est valable sept jours. Choisissez ensuite un nouveau mot de passe."
        ],
        link: {
            label: 'Annuler le changement',
            href: `${publicUrl}/annuler-adresse?jeton=${undo}`
        }
    };
}
export function resetPasswordEmail(publicUrl, displayName, token) {
    return {
        subject: 'Choisissez un nouveau mot de passe',
        paragraphs: [
            `Bonjour ${displayName},`,
            "Vous avez demand\xe9 \xe0 changer de mot de passe. Ce lien est valable une heure et ne sert qu\u2019une fois.",
            "Si la demande ne vient pas de vous, ne faites rien : votre mot de passe reste le m\xeame."
        ],
        link: {
            label: 'Choisir un mot de passe',
            href: `${publicUrl}/nouveau-mot-de-passe?jeton=${token}`
        }
    };
}
export function passwordChangedEmail(displayName) {
    return {
        subject: "Votre mot de passe a chang\xe9",
        paragraphs: [
            `Bonjour ${displayName},`,
            "Le mot de passe de votre compte vient d\u2019\xeatre chang\xe9. Si ce n\u2019est pas vous, demandez tout de suite un nouveau mot de passe depuis la page de connexion."
        ]
    };
}
//# sourceMappingURL=emails.js.map
