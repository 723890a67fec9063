export function invitationEmail(letter) {
    const { publicUrl, displayName, inviter, tutorialTitle, days } = letter;
    return {
        subject: "Une invitation \xe0 \xe9crire \xe0 plusieurs",
        paragraphs: [
            `Bonjour ${displayName},`,
            `${inviter ?? 'Un membre'} vous invite \xe0 \xe9crire le tutoriel \xab\xa0${tutorialTitle}\xa0\xbb. Si vous acceptez, vous en serez un des auteurs, avec les m\xeames droits que les autres.`,
            `Vous avez ${days} jours pour r\xe9pondre. Si cela ne vous dit rien, ne faites rien.`
        ],
        link: {
            label: "R\xe9pondre \xe0 l\u2019invitation",
            href: `${publicUrl}/contributions#invitations`
        }
    };
}
//# sourceMappingURL=emails.js.map
