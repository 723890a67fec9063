export function accountCreatedEmail(publicUrl, { displayName, username }, siteName, token) {
    return {
        subject: `Votre compte sur ${siteName}`,
        paragraphs: [
            `Bonjour ${displayName},`,
            `Un administrateur a cr\xe9\xe9 pour vous un compte, dont le nom d\u{2019}utilisateur est ${username}. Choisissez votre mot de passe par ce lien, valable sept jours.`,
            "Si vous n\u2019attendiez pas ce message, ne faites rien : sans mot de passe, personne n\u2019entrera."
        ],
        link: {
            label: 'Choisir mon mot de passe',
            href: `${publicUrl}/nouveau-mot-de-passe?jeton=${token}`
        }
    };
}
/** Sent to the old address. */ export function addressReplacedEmail(displayName) {
    return {
        subject: "Votre adresse e-mail a chang\xe9",
        paragraphs: [
            `Bonjour ${displayName},`,
            "Un administrateur du site a donn\xe9 une autre adresse \xe0 votre compte. Si vous ne l\u2019avez pas demand\xe9, r\xe9pondez-lui."
        ]
    };
}
export function accountDeletedEmail(displayName) {
    return {
        subject: "Votre compte est supprim\xe9",
        paragraphs: [
            `Bonjour ${displayName},`,
            "Votre compte et ce qui lui appartenait (favoris, \xe9valuations, commentaires, progression) sont supprim\xe9s. Vos tutoriels restent en ligne sans votre nom."
        ]
    };
}
//# sourceMappingURL=emails.js.map
