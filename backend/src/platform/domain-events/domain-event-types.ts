/** Payloads of domain events. They hold ids mostly: a handler that needs more reads the rows. */
export interface DomainEventPayloads {
  'comment.created': { commentId: number; tutorialId: number; authorId: number; parentId: number | null };
  /** Hidden from readers until a moderator has read it. */
  'comment.held': { tutorialId: number; authorId: number };
  'comment.liked': { commentId: number; likerId: number };
  /** Removed by someone other than its author. */
  'comment.removed': { tutorialId: number; authorId: number; actorId: number; isToldByDecision?: boolean };
  /** Restored by an administrator other than its author. */
  'comment.restored': { commentId: number; tutorialId: number; authorId: number };
  /** A comment of this tutorial was added, removed, liked or unliked; without `commentId`, several were. */
  'comments.changed': { tutorialId: number; commentId?: number };
  /** Deleted by anyone; without `commentId`, several were. */
  'comments.deleted': { tutorialId: number; commentId?: number };
  'report.created': { reportId: number; reporterId: number };
  /** A moderation decision of which its author must be notified. */
  'decision.made': { decisionId: number };
  /** Reversed; `isBack` tells whether the content is restored. */
  'decision.reversed': { decisionId: number; isBack: boolean };
  'appeal.created': { appealId: number };
  'appeal.answered': { appealId: number };
  /** A moderator was assigned or unassigned, or left a note. */
  'case.changed': { kind: string; subjectId: number };
  'report.decided': { reporterId: number; upheld: boolean };
  /** Invited to co-author a tutorial; the recipient may have no account. */
  'author.invited': { invitationId: number };
  /** Delivered to an existing member. */
  'author.invitation-delivered': { invitationId: number };
  /** Accepted an invitation. */
  'author.joined': { tutorialId: number; authorId: number };
  /** Some invitations to write a tutorial were withdrawn or have expired. */
  'author.invitation-ended': { tutorialId: number };
  /** Declined an invitation of that member. */
  'author.refused': { tutorialId: number; authorId: number; userId: number | null };
  /** No longer an author of a tutorial; removed by someone else when the actor differs. */
  'author.left': { tutorialId: number; authorId: number; actorId: number };
  /** Name, avatar or biography. */
  'profile.changed': { userId: number };
  /** Public profile, or a collection that may be on it. */
  'public-page.changed': { userId: number };
  /** Deleted with its account; the payload deliberately does not identify the member. */
  'public-page.gone': object;
  'tutorial.published': { tutorialId: number; domainId: number; authorId: number | null };
  /** Created, edited, imported or republished. */
  'tutorial.saved': { tutorialId: number };
  /** Deleted or unpublished. */
  'tutorial.withdrawn': { tutorialId: number };
  /** Published, but hidden from readers until reviewed. */
  'tutorial.held': { tutorialId: number; authorId: number };
  /** Accepted, or sent back with a reason. */
  'tutorial.reviewed': { tutorialId: number; isAccepted: boolean; reason: string | null };
  'tutorial.rated': { tutorialId: number };
  /** A newer renderer produced different HTML. */
  'tutorial.rerendered': { tutorialId: number };
  /** All tutorials are rendered by the current renderer. */
  'tutorials.rerendered': object;
  'learning-path.changed': { pathId: number };
  /** All tutorials of a domain moved into this one. */
  'tutorials.moved': { domainId: number };
  /** The set of domains, their names, slugs, texts, appearance or order. */
  'domains.changed': object;
  'settings.changed': object;
  /** Synonyms or best answers. */
  'search-hints.changed': object;
  /** Cleared by an administrator. */
  'cache.cleared': object;
  /** An import may create many tutorials at once; updated ones are not counted. */
  'tutorials.imported': { domainId: number; count: number };
  /** The ordered file is ready, or could not be made. */
  'book-order.finished': { orderId: number };
  /** A scheduled publication took place, or failed for the reason in `problem`. One event per recipient. */
  'draft.came-due': {
    draftId: number;
    userId: number;
    title: string;
    tutorialId: number | null;
    problem: string | null;
    /** Whether it is held for review. */
    isHeld?: boolean;
  };
  /** Asked for the right to publish. */
  'contributor.asked': { userId: number };
  'member.moderated': { userId: number; decision: Decision; reason: string | null };
  /** Granted or revoked by an administrator, or by the member. */
  'member.rights-changed': { userId: number };
  'email.queued': { emailId: number };
  /** The address as typed; it may belong to no account. */
  'password-reset.requested': { email: string };
  /** Some or all sessions of a member. */
  'sessions.ended': { userId: number };
}

export type Decision =
  | 'suspended'
  | 'suspension-lifted'
  | 'contributor-refused'
  | `${'admin' | 'moderator' | 'reviewer' | 'contributor'}-${'granted' | 'revoked'}`;

export type DomainEventType = keyof DomainEventPayloads;

/** A committed event; narrowing `type` narrows `payload`. */
export type DomainEvent<Type extends DomainEventType = DomainEventType> = {
  [Each in Type]: { id: number; type: Each; payload: DomainEventPayloads[Each]; happenedAt: Date };
}[Type];
