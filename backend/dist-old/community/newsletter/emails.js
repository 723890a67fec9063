export function confirmSubscriptionEmail(publicUrl, token, unsubscribeToken) {
    return {
        subject: "Confirmez votre inscription \xe0 la lettre d\u2019information",
        paragraphs: [
            'Bonjour,',
            "Cette adresse vient d\u2019\xeatre inscrite \xe0 notre lettre d\u2019information. Confirmez que vous le voulez bien : sans cela, vous ne la recevrez pas. Ce lien est valable sept jours.",
            'Si la demande ne vient pas de vous, ne faites rien : nous oublierons cette adresse.'
        ],
        link: {
            label: 'Confirmer mon inscription',
            href: `${publicUrl}/newsletter/confirmer?jeton=${token}`
        },
        unsubscribe: unsubscribeLink(publicUrl, unsubscribeToken)
    };
}
export function subscriptionConfirmedEmail(publicUrl, unsubscribeToken) {
    return {
        subject: "Votre inscription est confirm\xe9e",
        paragraphs: [
            'Bonjour,',
            "Merci ! Vous recevrez notre lettre d\u2019information. Chaque envoi contient un lien pour vous d\xe9sinscrire ; en voici un d\xe8s maintenant."
        ],
        unsubscribe: unsubscribeLink(publicUrl, unsubscribeToken)
    };
}
export function unsubscribeLink(publicUrl, token) {
    return `${publicUrl}/newsletter/desinscription?jeton=${token}`;
}
//# sourceMappingURL=emails.js.map
