/** Ids of the two accounts. */
export interface Merge {
  from: number;
  into: number;
}

/**
 * What a merge does with each column that references a member:
 *
 * - `moves`: it references the other account from then on;
 * - a list of columns: same, unless the other account has a row with equal values in one of these, which stays;
 * - `goes`: the row is deleted with the account;
 * - `service`: handled in AccountMergesService, because more is needed.
 *
 * account-merges.database.api.spec.ts fails for a column that is missing here.
 */
export const mergedColumns: Readonly<Record<string, 'moves' | 'goes' | 'service' | readonly string[]>> = {
  'account_invitations.invitedBy': 'moves',
  'account_tokens.userId': 'goes',
  'appeals.handledBy': 'moves',
  'appeals.userId': 'moves',
  'audit_log.actorId': 'service',
  'author_invitations.invitedById': 'moves',
  'author_invitations.userId': 'moves',
  'book_orders.userId': 'moves',
  'collections.userId': 'moves',
  // The other account has its own email preferences.
  'comment_mail_choices.userId': 'goes',
  'comment_mail_items.userId': 'service',
  'comment_likes.userId': 'service',
  'comments.userId': 'service',
  'contact_messages.userId': 'moves',
  'contributor_requests.answeredBy': 'moves',
  'contributor_requests.userId': 'moves',
  'decision_coauthors.userId': ['decisionId'],
  'deleted_comment_likes.userId': ['commentId'],
  'deleted_comments.deletedById': 'moves',
  'deleted_comments.userId': 'moves',
  'draft_schedules.userId': 'moves',
  'favorites.userId': ['tutorialId'],
  'follows.authorId': ['userId'],
  'follows.userId': ['domainId', 'authorId', 'tag'],
  'former_authors.userId': 'moves',
  'held_comments.userId': 'moves',
  // Their keys contain the id of the member.
  'idempotent_answers.userId': 'goes',
  'moderation_assignments.moderatorId': 'service',
  'moderation_decisions.decidedBy': 'moves',
  'moderation_decisions.subjectAuthorId': 'moves',
  'moderation_notes.moderatorId': 'moves',
  'notification_inboxes.userId': 'service',
  'notifications.actorId': 'moves',
  'public_profiles.userId': 'goes',
  'ratings.userId': 'service',
  'recovery_codes.userId': 'goes',
  'reports.handledBy': 'service',
  'reports.subjectAuthorId': 'service',
  'reports.userId': 'service',
  'sent_images.userId': ['url'],
  'sessions.userId': 'goes',
  'site_page_versions.authorId': 'moves',
  'tutorial_authors.userId': 'service',
  'tutorial_drafts.savedById': 'moves',
  'tutorial_drafts.userId': 'moves',
  'tutorial_progress.userId': 'service',
  'tutorial_revisions.editorId': 'moves',
  // Derived from `tutorial_authors`.
  'tutorials.authorId': 'service',
};

/** Tables that reference content of any kind, including members. */
export const thingTables = ['moderation_decisions', 'moderation_notes', 'moderation_assignments'] as const;
