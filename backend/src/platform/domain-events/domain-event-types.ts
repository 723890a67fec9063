/** What may happen on the site that others act upon. Mostly ids: whoever needs more reads it when handling the event. */
export interface DomainEventPayloads {
  'comment.created': { commentId: number; tutorialId: number; authorId: number; parentId: number | null };
  /** Kept from readers until a moderator has read it. */
  'comment.held': { tutorialId: number; authorId: number };
  'comment.liked': { commentId: number; likerId: number };
  /** By somebody else than its author. */
  'comment.removed': { tutorialId: number; authorId: number; actorId: number; isToldByDecision?: boolean };
  /** By another administrator than its author. */
  'comment.restored': { tutorialId: number; authorId: number };
  /** A comment of this tutorial was added, removed, or has more or fewer likes: this one, or several. */
  'comments.changed': { tutorialId: number; commentId?: number };
  'report.created': { reportId: number; reporterId: number };
  /** Something was done that whose it is has to be told of. */
  'decision.made': { decisionId: number };
  /** Taken back; `isBack` says whether the thing is as before. */
  'decision.reversed': { decisionId: number; isBack: boolean };
  'appeal.created': { appealId: number };
  'appeal.answered': { appealId: number };
  /** A moderator looks after it, no longer does, or has left a note. */
  'case.changed': { kind: string; subjectId: number };
  'report.decided': { reporterId: number; upheld: boolean };
  /** To write a tutorial with others; whoever was meant may have no account. */
  'author.invited': { invitationId: number };
  /** To a member who has been found. */
  'author.invitation-delivered': { invitationId: number };
  /** Has accepted an invitation. */
  'author.joined': { tutorialId: number; authorId: number };
  /** Has refused an invitation of that member. */
  'author.refused': { tutorialId: number; authorId: number; userId: number | null };
  /** No longer writes a tutorial; somebody else’s doing when the actor is another one. */
  'author.left': { tutorialId: number; authorId: number; actorId: number };
  /** The name, the picture or what a member says of themselves. */
  'profile.changed': { userId: number };
  /** What a member shows on their public page, or a collection that may be on it. */
  'public-page.changed': { userId: number };
  /** With an account; whose it was nothing is to say. */
  'public-page.gone': object;
  'tutorial.published': { tutorialId: number; domainId: number; authorId: number | null };
  /** Written, rewritten, imported or put back on the site. */
  'tutorial.saved': { tutorialId: number };
  /** Deleted or taken off the site. */
  'tutorial.withdrawn': { tutorialId: number };
  /** Published, and kept from readers until somebody has looked at it. */
  'tutorial.held': { tutorialId: number; authorId: number };
  /** Accepted, or sent back for this reason. */
  'tutorial.reviewed': { tutorialId: number; isAccepted: boolean; reason: string | null };
  'tutorial.rated': { tutorialId: number };
  /** By a newer renderer, to something else than before. */
  'tutorial.rerendered': { tutorialId: number };
  /** By a newer renderer, all that an earlier one had made. */
  'tutorials.rerendered': object;
  'learning-path.changed': { pathId: number };
  /** All of a domain, into this one. */
  'tutorials.moved': { domainId: number };
  /** Which there are; their names, addresses, texts, looks or order. */
  'domains.changed': object;
  'settings.changed': object;
  /** Synonyms or best answers. */
  'search-hints.changed': object;
  /** By hand. */
  'cache.cleared': object;
  /** By an import, which may bring many at once; those it replaces are not counted. */
  'tutorials.imported': { domainId: number; count: number };
  /** The file a member ordered is ready, or could not be made. */
  'book-order.finished': { orderId: number };
  /** Published by itself when its time had come, or not: then the problem says why. To each who is to know. */
  'draft.came-due': {
    draftId: number;
    userId: number;
    title: string;
    tutorialId: number | null;
    problem: string | null;
    /** Whether somebody looks at it before readers do. */
    isHeld?: boolean;
  };
  /** To become a contributor. */
  'contributor.asked': { userId: number };
  'member.moderated': { userId: number; decision: Decision; reason: string | null };
  /** Given or taken by an administrator, perhaps by the member. */
  'member.rights-changed': { userId: number };
  'email.queued': { emailId: number };
  /** The address as somebody has typed it; nobody may have it. */
  'password-reset.requested': { email: string };
  /** Some or all of a member's. */
  'sessions.ended': { userId: number };
}

export type Decision =
  | 'suspended'
  | 'suspension-lifted'
  | 'contributor-refused'
  | `${'admin' | 'moderator' | 'reviewer' | 'contributor'}-${'granted' | 'revoked'}`;

export type DomainEventType = keyof DomainEventPayloads;

/** One event as it was committed; narrowing `type` narrows `payload`. */
export type DomainEvent<Type extends DomainEventType = DomainEventType> = {
  [Each in Type]: { id: number; type: Each; payload: DomainEventPayloads[Each]; happenedAt: Date };
}[Type];
