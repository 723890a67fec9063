import { ofName } from '@passerelle/api-client/of-name';
import { excerptOf } from '@passerelle/api-client/text-length';
import type { Decision } from '../../platform/domain-events/domain-event-types.js';
import { commentPath } from '../comments/comment.entity.js';
import type { SubjectKind } from '../../moderation/subjects/subject-kinds.js';
import type { Draft } from './notifications.service.js';

const MAX_QUOTED = 150;

/** Text of a notification, without its recipient. */
export type Text = Pick<Draft, 'kind' | 'variant' | 'title' | 'message' | 'href'>;

const text = (kind: Draft['kind'], title: string, message: string, href: string | null): Text => ({
  kind,
  variant: 'default',
  title,
  message,
  href,
});

interface About {
  tutorialId: number;
  tutorialTitle: string;
}

interface AboutComment extends About {
  commentId: number;
}

const pathOf = ({ tutorialId, commentId }: AboutComment) => commentPath({ tutorialId, id: commentId });
export const invitationPath = ({ tutorialId }: Pick<About, 'tutorialId'>) =>
  `/contributions#_invitation-${tutorialId}`;
export const tutorialPath = ({ tutorialId }: Pick<About, 'tutorialId'>) => `/tutoriels/${tutorialId}`;

export function replyText(actor: string, about: AboutComment): Text {
  const message = `${actor} a répondu à votre commentaire sur ${quoted(about.tutorialTitle)}.`;
  return text('reply', 'Nouvelle réponse', message, pathOf(about));
}

export function commentText(actor: string, about: AboutComment): Text {
  const message = `${actor} a commenté votre tutoriel ${quoted(about.tutorialTitle)}.`;
  return text('comment', 'Nouveau commentaire', message, pathOf(about));
}

/** @param likes total number of likes */
export function likeText(actor: string, likes: number, about: AboutComment): Text {
  const who = likes > 1 ? `${withOthers(actor, likes)} aiment` : `${actor} aime`;
  const message = `${who} votre commentaire sur ${quoted(about.tutorialTitle)}.`;
  return text('like', 'Votre commentaire plaît', message, pathOf(about));
}

function withOthers(actor: string, people: number): string {
  const others = people - 1;
  return `${actor} et ${others === 1 ? 'une autre personne' : `${others} autres personnes`}`;
}

/** @param inviter null once the account is deleted */
export function invitationText(inviter: string | null, about: About): Text {
  const message = `${inviter ?? 'Un membre'} vous invite à écrire ${quoted(about.tutorialTitle)}.`;
  return text('authors', 'Invitation à écrire', message, invitationPath(about));
}

export function joinedText(actor: string, about: About): Text {
  const message = `${actor} écrit désormais ${quoted(about.tutorialTitle)} avec vous.`;
  return text('authors', 'Nouvel auteur', message, tutorialPath(about));
}

export function refusedText(actor: string, about: About): Text {
  const message = `${actor} n’écrira pas ${quoted(about.tutorialTitle)} avec vous.`;
  return text('authors', 'Invitation refusée', message, tutorialPath(about));
}

export function leftText(author: string, about: About): Text {
  const message = `${author} n’écrit plus ${quoted(about.tutorialTitle)} avec vous.`;
  return text('authors', 'Un auteur en moins', message, tutorialPath(about));
}

export function takenOffText(about: About): Text {
  const message = `Un administrateur vous a retiré des auteurs de ${quoted(about.tutorialTitle)}.`;
  return { ...text('account', 'Retiré des auteurs', message, tutorialPath(about)), variant: 'destructive' };
}

export function removedCommentText(about: About): Text {
  const message = `L’équipe de modération a supprimé votre commentaire sur ${quoted(about.tutorialTitle)}.`;
  return { ...text('account', 'Commentaire supprimé', message, tutorialPath(about)), variant: 'destructive' };
}

export function restoredCommentText(about: AboutComment): Text {
  const message = `L’équipe de modération a rétabli votre commentaire sur ${quoted(about.tutorialTitle)}.`;
  return text('account', 'Commentaire rétabli', message, pathOf(about));
}

const reportedThings: Record<SubjectKind, string> = {
  comment: 'un commentaire',
  tutorial: 'un tutoriel',
  collection: 'une collection',
  member: 'un membre',
};

/** @param reporters number of members whose reports of the content are pending, the actor included */
export function newReportText(actor: string, reporters: number, kind: SubjectKind, reason: string): Text {
  const who = reporters > 1 ? `${withOthers(actor, reporters)} ont` : `${actor} a`;
  const message = `${who} signalé ${reportedThings[kind]} : ${reason}.`;
  return text('report', 'Nouveau signalement', message, '/admin/signalements');
}

export function decidedReportText(upheld: boolean): Text {
  const message = upheld
    ? 'Votre signalement a été retenu. Merci de nous avoir prévenus.'
    : 'Votre signalement a été examiné ; il n’a pas été retenu.';
  return text('decision', 'Signalement traité', message, null);
}

/** Names the author and the domain, either of which the member may follow. */
export function newTutorialText(domainName: string, about: About & { authorName: string }): Text {
  const title = quoted(about.tutorialTitle);
  const message = `${title}, par ${about.authorName}, vient de paraître dans le domaine ${domainName}.`;
  return text('tutorial', 'Nouveau tutoriel', message, tutorialPath(about));
}

export function newTutorialsText({ name, slug }: { name: string; slug: string }, count: number): Text {
  const path = `/domaines/${slug}`;
  if (count === 1)
    return text(
      'tutorial',
      'Nouveau tutoriel',
      `Un tutoriel vient de paraître dans le domaine ${name}.`,
      path,
    );
  const message = `${count} tutoriels viennent de paraître dans le domaine ${name}.`;
  return text('tutorial', 'Nouveaux tutoriels', message, path);
}

/** @param problem why the file could not be made */
export function fileText(about: {
  orderId: number;
  title: string;
  format: string;
  problem: string | null;
}): Text {
  const what = `${quoted(about.title)} (${about.format.toUpperCase()})`;
  if (about.problem !== null) {
    const message = `${what} n’a pas pu être préparé. ${about.problem}`;
    return { ...text('file', 'Fichier non préparé', message, null), variant: 'destructive' };
  }
  const message = `${what} peut être téléchargé pendant sept jours.`;
  return text('file', 'Votre fichier est prêt', message, `/api/exports/${about.orderId}/file`);
}

/** @param problem why the draft could not be published */
export function scheduledText(about: {
  draftId: number;
  title: string;
  tutorialId: number | null;
  problem: string | null;
  isHeld?: boolean;
}): Text {
  const { draftId, tutorialId, problem } = about;
  const what = quoted(about.title);
  if (problem !== null) {
    const message = `${what} n’a pas été publié à la date prévue. ${problem} Votre brouillon est toujours là, sans date.`;
    const href = tutorialId ? `/contributions/${tutorialId}` : `/contributions/nouveau?brouillon=${draftId}`;
    return { ...text('publication', 'Publication impossible', message, href), variant: 'destructive' };
  }
  if (about.isHeld) {
    const message = `${what} est parti comme vous l’aviez programmé ; il paraîtra dès qu’il aura été relu.`;
    return text('publication', 'Tutoriel à relire', message, '/contributions');
  }
  const message = `${what} a été publié, comme vous l’aviez programmé.`;
  return text('publication', 'Tutoriel publié', message, `/tutoriels/${tutorialId}`);
}

export function heldCommentText(actor: string, about: About): Text {
  const message = `Un commentaire ${ofName(actor)} sur ${quoted(about.tutorialTitle)} est retenu.`;
  return text('report', 'Commentaire retenu', message, '/admin/commentaires-retenus');
}

export function heldText(actor: string, about: About): Text {
  const message = `${actor} a publié ${quoted(about.tutorialTitle)}, qui attend d’être relu.`;
  return text('report', 'Tutoriel à relire', message, '/admin/relectures');
}

/** @param reason why it was sent back */
export function reviewedText(isAccepted: boolean, reason: string | null, about: About): Text {
  const title = quoted(about.tutorialTitle);
  if (isAccepted)
    return text('account', 'Tutoriel accepté', `${title} a été relu et paraît.`, tutorialPath(about));
  const message = `${title} a été relu et n’a pas paru. Motif : ${excerptOf(reason ?? '', 400)} Changez-le, puis proposez-le de nouveau.`;
  return text('account', 'Tutoriel à revoir', message, '/contributions');
}

export function contributorRequestText(actor: string): Text {
  const message = `${actor} demande à devenir contributeur.`;
  return text('report', 'Demande de publier', message, '/admin/inscriptions?onglet=demandes');
}

export function decisionText(decision: Decision, reason: string | null): Text {
  const why = reason ? ` Motif : ${excerptOf(reason, 400)}` : '';
  const [title, message] = {
    suspended: ['Compte suspendu', `Votre compte a été suspendu.${why}`],
    'suspension-lifted': ['Suspension levée', 'La suspension de votre compte est levée.'],
    'admin-granted': ['Droits d’administration', 'Vous êtes désormais administrateur.'],
    'admin-revoked': ['Droits d’administration', `Vous n’êtes plus administrateur.${why}`],
    'moderator-granted': [
      'Modération',
      'Vous êtes désormais modérateur : signalements, commentaires, suspensions.',
    ],
    'moderator-revoked': ['Modération', `Vous n’êtes plus modérateur.${why}`],
    'reviewer-granted': ['Relecture', 'Vous relisez désormais les premiers tutoriels des contributeurs.'],
    'reviewer-revoked': ['Relecture', `Vous n’êtes plus relecteur.${why}`],
    'contributor-granted': ['Contributions', 'Vous pouvez désormais publier des tutoriels.'],
    'contributor-refused': ['Contributions', `Votre demande de publier n’est pas acceptée.${why}`],
    'contributor-revoked': ['Contributions', `Vous ne pouvez plus publier de tutoriels.${why}`],
  }[decision] as [string, string];
  const plain = text('account', title, message, null);
  return decision === 'suspended' ? { ...plain, variant: 'destructive' } : plain;
}

function quoted(title: string): string {
  return `« ${excerptOf(title, MAX_QUOTED)} »`;
}
