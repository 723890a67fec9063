import { excerptOf } from '@passerelle/api-client/text-length';
import type { Email } from '../../platform/email/email.js';
import { commentPath } from '../comments/comment.entity.js';

const EXCERPT = 400;
const LISTED = 30;

/** A comment as described in an email. */
export interface MailedComment {
  id: number;
  who: string;
  /** Whether it replies to the recipient. */
  isAnswer: boolean;
  title: string;
  tutorialId: number;
  content: string;
}

interface Addresses {
  publicUrl: string;
  token: string;
}

export function commentEmail(comment: MailedComment, { publicUrl, token }: Addresses): Email {
  const { who, isAnswer, title, content } = comment;
  return {
    subject: isAnswer ? `${who} vous a répondu` : `${who} a commenté « ${title} »`,
    paragraphs: [`${sentence(comment)} :`, excerptOf(content, EXCERPT)],
    link: { label: 'Voir la discussion', href: `${publicUrl}${commentPath(comment)}` },
    unsubscribe: stopLink(publicUrl, token),
  };
}

export function digestEmail(comments: readonly MailedComment[], { publicUrl, token }: Addresses): Email {
  const more = comments.length - LISTED;
  return {
    subject:
      comments.length === 1
        ? 'Un nouveau commentaire pour vous'
        : `${comments.length} nouveaux commentaires pour vous`,
    paragraphs: [
      ...comments
        .slice(0, LISTED)
        .flatMap((comment) => [
          `${sentence(comment)} (${publicUrl}${commentPath(comment)}) :`,
          excerptOf(comment.content, EXCERPT),
        ]),
      ...(more > 0 ? [`Et ${more} de plus, sur le site.`] : []),
    ],
    link: { label: 'Voir mes notifications', href: `${publicUrl}/notifications` },
    unsubscribe: stopLink(publicUrl, token),
  };
}

function stopLink(publicUrl: string, token: string): string {
  return `${publicUrl}/courriels/arret?jeton=${token}`;
}

function sentence({ who, isAnswer, title }: MailedComment): string {
  return isAnswer
    ? `${who} a répondu à votre commentaire sur « ${title} »`
    : `${who} a commenté votre tutoriel « ${title} »`;
}
