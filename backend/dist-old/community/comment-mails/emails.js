const EXCERPT = 400;
const LISTED = 30;
export function commentEmail(comment, { publicUrl, token }) {
    const { who, isAnswer, title, tutorialId, content } = comment;
    return {
        subject: isAnswer ? `${who} vous a r\xe9pondu` : `${who} a comment\xe9 \xab ${title} \xbb`,
        paragraphs: [
            `${sentence(comment)} :`,
            excerpt(content)
        ],
        link: {
            label: 'Voir la discussion',
            href: `${publicUrl}/tutoriels/${tutorialId}#comments-title`
        },
        unsubscribe: stopLink(publicUrl, token)
    };
}
export function digestEmail(comments, { publicUrl, token }) {
    const more = comments.length - LISTED;
    return {
        subject: comments.length === 1 ? 'Un nouveau commentaire pour vous' : `${comments.length} nouveaux commentaires pour vous`,
        paragraphs: [
            ...comments.slice(0, LISTED).flatMap((comment)=>[
                    `${sentence(comment)} (${publicUrl}/tutoriels/${comment.tutorialId}) :`,
                    excerpt(comment.content)
                ]),
            ...more > 0 ? [
                `Et ${more} de plus, sur le site.`
            ] : []
        ],
        link: {
            label: 'Voir mes notifications',
            href: `${publicUrl}/notifications`
        },
        unsubscribe: stopLink(publicUrl, token)
    };
}
function stopLink(publicUrl, token) {
    return `${publicUrl}/courriels/arret?jeton=${token}`;
}
function sentence({ who, isAnswer, title }) {
    return isAnswer ? `${who} a r\xe9pondu \xe0 votre commentaire sur \xab ${title} \xbb` : `${who} a comment\xe9 votre tutoriel \xab ${title} \xbb`;
}
function excerpt(content) {
    return content.length > EXCERPT ? `${content.slice(0, EXCERPT)}\u{2026}` : content;
}
//# sourceMappingURL=emails.js.map
