/** The two accounts, by their ids. */
export interface Merge {
  from: number;
  into: number;
}

/**
 * What becomes of each column that refers to a member when an account is merged into another one:
 *
 * - `moves`: refers to the other one from then on;
 * - a list of columns: the same, except where the other one has a row with the same in one of these, which stands;
 * - `goes`: the row goes with the account;
 * - `service`: see AccountMergesService; some need more than that.
 *
 * account-merges.api.spec.ts fails for a column that is not here.
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
  // How one wants mail is the other one's choice.
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
  // Made of the member they were for.
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
  // Made of the rows of `tutorial_authors`.
  'tutorials.authorId': 'service',
};

/** Tables that refer to things of all kinds, of which some are members. */
export const thingTables = ['moderation_decisions', 'moderation_notes', 'moderation_assignments'] as const;
