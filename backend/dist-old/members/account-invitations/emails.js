import { ofName } from '../../api-client/of-name.js';
export function invitationEmail(link, siteName, { days, note }) {
    return {
        subject: `Vous \xeates invit\xe9 sur ${siteName}`,
        paragraphs: [
            'Bonjour,',
            `Un administrateur ${ofName(siteName)} vous invite \xe0 y cr\xe9er un compte. Le lien ci-dessous vaut ${days > 1 ? `${days} jours` : 'un jour'}, une seule fois.`,
            ...note ? [
                note
            ] : [],
            "Si vous n\u2019attendiez pas ce message, ne faites rien : aucun compte n\u2019existe encore \xe0 votre adresse."
        ],
        link: {
            label: "Cr\xe9er mon compte",
            href: link
        }
    };
}
//# sourceMappingURL=emails.js.map
