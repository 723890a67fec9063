import { ofName } from '../../api-client/of-name.js';
const MAX_QUOTED = 150;
const text = (kind, title, message, href)=>({
        kind,
        variant: 'default',
        title,
        message,
        href
    });
const tutorialPath = ({ tutorialId })=>`/tutoriels/${tutorialId}`;
const commentsPath = (about)=>`${tutorialPath(about)}#comments-title`;
export function replyText(actor, about) {
    const message = `${actor} a r\xe9pondu \xe0 votre commentaire sur ${quoted(about.tutorialTitle)}.`;
    return text('reply', "Nouvelle r\xe9ponse", message, commentsPath(about));
}
export function commentText(actor, about) {
    const message = `${actor} a comment\xe9 votre tutoriel ${quoted(about.tutorialTitle)}.`;
    return text('comment', 'Nouveau commentaire', message, commentsPath(about));
}
/** @param likes total number of likes */ export function likeText(actor, likes, about) {
    const others = likes - 1;
    const who = others < 1 ? `${actor} aime` : `${actor} et ${others === 1 ? 'une autre personne' : `${others} autres personnes`} aiment`;
    const message = `${who} votre commentaire sur ${quoted(about.tutorialTitle)}.`;
    return text('like', "Votre commentaire pla\xeet", message, commentsPath(about));
}
/** @param inviter null once the account is deleted */ export function invitationText(inviter, about) {
    const message = `${inviter ?? 'Un membre'} vous invite \xe0 \xe9crire ${quoted(about.tutorialTitle)}.`;
    return text('authors', "Invitation \xe0 \xe9crire", message, '/contributions#invitations');
}
export function joinedText(actor, about) {
    const message = `${actor} \xe9crit d\xe9sormais ${quoted(about.tutorialTitle)} avec vous.`;
    return text('authors', 'Nouvel auteur', message, tutorialPath(about));
}
export function refusedText(actor, about) {
    const message = `${actor} n\u{2019}\xe9crira pas ${quoted(about.tutorialTitle)} avec vous.`;
    return text('authors', "Invitation refus\xe9e", message, tutorialPath(about));
}
export function leftText(author, about) {
    const message = `${author} n\u{2019}\xe9crit plus ${quoted(about.tutorialTitle)} avec vous.`;
    return text('authors', 'Un auteur en moins', message, tutorialPath(about));
}
export function takenOffText(about) {
    const message = `Un administrateur vous a retir\xe9 des auteurs de ${quoted(about.tutorialTitle)}.`;
    return {
        ...text('account', "Retir\xe9 des auteurs", message, tutorialPath(about)),
        variant: 'destructive'
    };
}
export function removedCommentText(about) {
    const message = `L\u{2019}\xe9quipe de mod\xe9ration a supprim\xe9 votre commentaire sur ${quoted(about.tutorialTitle)}.`;
    return {
        ...text('account', "Commentaire supprim\xe9", message, tutorialPath(about)),
        variant: 'destructive'
    };
}
export function restoredCommentText(about) {
    const message = `L\u{2019}\xe9quipe de mod\xe9ration a r\xe9tabli votre commentaire sur ${quoted(about.tutorialTitle)}.`;
    return text('account', "Commentaire r\xe9tabli", message, commentsPath(about));
}
const reportedThings = {
    comment: 'un commentaire',
    tutorial: 'un tutoriel',
    collection: 'une collection',
    member: 'un membre'
};
export function newReportText(actor, kind, reason) {
    return text('report', 'Nouveau signalement', `${actor} a signal\xe9 ${reportedThings[kind]}\xa0: ${reason}.`, '/admin/signalements');
}
export function decidedReportText(upheld) {
    const message = upheld ? "Votre signalement a \xe9t\xe9 retenu. Merci de nous avoir pr\xe9venus." : "Votre signalement a \xe9t\xe9 examin\xe9\xa0; il n\u2019a pas \xe9t\xe9 retenu.";
    return text('decision', "Signalement trait\xe9", message, null);
}
/** Names the author and the domain, either of which the member may follow. */ export function newTutorialText(domainName, about) {
    const title = quoted(about.tutorialTitle);
    const message = `${title}, par ${about.authorName}, vient de para\xeetre dans le domaine ${domainName}.`;
    return text('tutorial', 'Nouveau tutoriel', message, tutorialPath(about));
}
export function newTutorialsText({ name, slug }, count) {
    const path = `/domaines/${slug}`;
    if (count === 1) return text('tutorial', 'Nouveau tutoriel', `Un tutoriel vient de para\xeetre dans le domaine ${name}.`, path);
    const message = `${count} tutoriels viennent de para\xeetre dans le domaine ${name}.`;
    return text('tutorial', 'Nouveaux tutoriels', message, path);
}
/** @param problem why the file could not be made */ export function fileText(about) {
    const what = `${quoted(about.title)} (${about.format.toUpperCase()})`;
    if (about.problem !== null) {
        const message = `${what} n\u{2019}a pas pu \xeatre pr\xe9par\xe9. ${about.problem}`;
        return {
            ...text('file', "Fichier non pr\xe9par\xe9", message, null),
            variant: 'destructive'
        };
    }
    const message = `${what} peut \xeatre t\xe9l\xe9charg\xe9 pendant sept jours.`;
    return text('file', "Votre fichier est pr\xeat", message, `/api/exports/${about.orderId}/file`);
}
/** @param problem why the draft could not be published */ export function scheduledText(about) {
    const { draftId, tutorialId, problem } = about;
    const what = quoted(about.title);
    if (problem !== null) {
        const message = `${what} n\u{2019}a pas \xe9t\xe9 publi\xe9 \xe0 la date pr\xe9vue. ${problem} Votre brouillon est toujours l\xe0, sans date.`;
        const href = tutorialId ? `/contributions/${tutorialId}` : `/contributions/nouveau?brouillon=${draftId}`;
        return {
            ...text('publication', 'Publication impossible', message, href),
            variant: 'destructive'
        };
    }
    if (about.isHeld) {
        const message = `${what} est parti comme vous l\u{2019}aviez programm\xe9 ; il para\xeetra d\xe8s qu\u{2019}il aura \xe9t\xe9 relu.`;
        return text('publication', "Tutoriel \xe0 relire", message, '/contributions');
    }
    const message = `${what} a \xe9t\xe9 publi\xe9, comme vous l\u{2019}aviez programm\xe9.`;
    return text('publication', "Tutoriel publi\xe9", message, `/tutoriels/${tutorialId}`);
}
export function heldCommentText(actor, about) {
    const message = `Un commentaire ${ofName(actor)} sur ${quoted(about.tutorialTitle)} est retenu.`;
    return text('report', 'Commentaire retenu', message, '/admin/commentaires-retenus');
}
export function heldText(actor, about) {
    const message = `${actor} a publi\xe9 ${quoted(about.tutorialTitle)}, qui attend d\u{2019}\xeatre relu.`;
    return text('report', "Tutoriel \xe0 relire", message, '/admin/relectures');
}
/** @param reason why it was sent back */ export function reviewedText(isAccepted, reason, about) {
    const title = quoted(about.tutorialTitle);
    if (isAccepted) return text('account', "Tutoriel accept\xe9", `${title} a \xe9t\xe9 relu et para\xeet.`, tutorialPath(about));
    const message = `${title} a \xe9t\xe9 relu et n\u{2019}a pas paru. Motif : ${(reason ?? '').slice(0, 400)} Changez-le, puis proposez-le de nouveau.`;
    return text('account', "Tutoriel \xe0 revoir", message, '/contributions');
}
export function contributorRequestText(actor) {
    const message = `${actor} demande \xe0 devenir contributeur.`;
    return text('report', 'Demande de publier', message, '/admin/inscriptions?onglet=demandes');
}
export function decisionText(decision, reason) {
    const why = reason ? ` Motif\xa0: ${reason.slice(0, 400)}` : '';
    const [title, message] = {
        suspended: [
            'Compte suspendu',
            `Votre compte a \xe9t\xe9 suspendu.${why}`
        ],
        'suspension-lifted': [
            "Suspension lev\xe9e",
            "La suspension de votre compte est lev\xe9e."
        ],
        'admin-granted': [
            "Droits d\u2019administration",
            "Vous \xeates d\xe9sormais administrateur."
        ],
        'admin-revoked': [
            "Droits d\u2019administration",
            `Vous n\u{2019}\xeates plus administrateur.${why}`
        ],
        'moderator-granted': [
            "Mod\xe9ration",
            "Vous \xeates d\xe9sormais mod\xe9rateur : signalements, commentaires, suspensions."
        ],
        'moderator-revoked': [
            "Mod\xe9ration",
            `Vous n\u{2019}\xeates plus mod\xe9rateur.${why}`
        ],
        'reviewer-granted': [
            'Relecture',
            "Vous relisez d\xe9sormais les premiers tutoriels des contributeurs."
        ],
        'reviewer-revoked': [
            'Relecture',
            `Vous n\u{2019}\xeates plus relecteur.${why}`
        ],
        'contributor-granted': [
            'Contributions',
            "Vous pouvez d\xe9sormais publier des tutoriels."
        ],
        'contributor-refused': [
            'Contributions',
            `Votre demande de publier n\u{2019}est pas accept\xe9e.${why}`
        ],
        'contributor-revoked': [
            'Contributions',
            `Vous ne pouvez plus publier de tutoriels.${why}`
        ]
    }[decision];
    const plain = text('account', title, message, null);
    return decision === 'suspended' ? {
        ...plain,
        variant: 'destructive'
    } : plain;
}
function quoted(title) {
    const letters = [
        ...title
    ];
    const short = letters.length > MAX_QUOTED ? `${letters.slice(0, MAX_QUOTED).join('')}\u{2026}` : title;
    return `\xab\xa0${short}\xa0\xbb`;
}
//# sourceMappingURL=notification-texts.js.map
