import { CreateDomains1764000000000 } from './1764000000000-create-domains.js';
import { CreateTutorials1764000001000 } from './1764000001000-create-tutorials.js';
import { CreateTutorialTags1764000002000 } from './1764000002000-create-tutorial-tags.js';
import { CreateTutorialWords1764000003000 } from './1764000003000-create-tutorial-words.js';
import { IndexTutorialWords1764000004000 } from './1764000004000-index-tutorial-words.js';
import { CreateContentVersion1764000005000 } from './1764000005000-create-content-version.js';
import { CreateNewsletterSubscriptions1764000006000 } from './1764000006000-create-newsletter-subscriptions.js';
import { CreateSettings1764000007000 } from './1764000007000-create-settings.js';
import { CreateUsers1764000008000 } from './1764000008000-create-users.js';
import { CreateSessions1764000009000 } from './1764000009000-create-sessions.js';
import { CreateAccountTokens1764000010000 } from './1764000010000-create-account-tokens.js';
import { CreateLoginAttempts1764000011000 } from './1764000011000-create-login-attempts.js';
import { CreateComments1764000100000 } from './1764000100000-create-comments.js';
import { CreateCommentLikes1764000101000 } from './1764000101000-create-comment-likes.js';
import { CreateCommentReports1764000102000 } from './1764000102000-create-comment-reports.js';
import { CreateAuditLog1764000103000 } from './1764000103000-create-audit-log.js';
import { CreateRatings1764000200000 } from './1764000200000-create-ratings.js';
import { CreateFavorites1764000201000 } from './1764000201000-create-favorites.js';
import { CreateTutorialProgress1764000202000 } from './1764000202000-create-tutorial-progress.js';
import { IndexPopularInDomain1764000203000 } from './1764000203000-index-popular-in-domain.js';
import { CreateCollections1764000204000 } from './1764000204000-create-collections.js';
import { CreateCollectionItems1764000205000 } from './1764000205000-create-collection-items.js';
import { CreateLearningPaths1764000206000 } from './1764000206000-create-learning-paths.js';
import { CreateLearningPathSteps1764000207000 } from './1764000207000-create-learning-path-steps.js';
import { AddCacheClearing1764000300000 } from './1764000300000-add-cache-clearing.js';
import { IndexTutorialsCreated1764000301000 } from './1764000301000-index-tutorials-created.js';
import { IndexCommentsCreated1764000302000 } from './1764000302000-index-comments-created.js';
import { IndexTutorialTotals1764000303000 } from './1764000303000-index-tutorial-totals.js';
import { AddTutorialAuthor1764000304000 } from './1764000304000-add-tutorial-author.js';
import { IndexTutorialAuthor1764000305000 } from './1764000305000-index-tutorial-author.js';
import { CreateUnpublishedTutorials1764000400000 } from './1764000400000-create-unpublished-tutorials.js';
import { AddPathPublication1764000500000 } from './1764000500000-add-path-publication.js';
import { AddCollectionHiding1764000501000 } from './1764000501000-add-collection-hiding.js';
import { AddReportAuthor1764000502000 } from './1764000502000-add-report-author.js';
import { CreateDomainFollows1764000600000 } from './1764000600000-create-domain-follows.js';
import { CreateNotificationInboxes1764000601000 } from './1764000601000-create-notification-inboxes.js';
import { CreateNotifications1764000602000 } from './1764000602000-create-notifications.js';
import { CreateTranslatedSections1764000700000 } from './1764000700000-create-translated-sections.js';
import { AddDomainPosition1764000701000 } from './1764000701000-add-domain-position.js';
import { CreateBookOrders1764000702000 } from './1764000702000-create-book-orders.js';
import { AddNewsletterConfirmation1764000900000 } from './1764000900000-add-newsletter-confirmation.js';
import { IndexNewsletterTokens1764000901000 } from './1764000901000-index-newsletter-tokens.js';
import { CreateDeletedComments1764000902000 } from './1764000902000-create-deleted-comments.js';
import { CreateDeletedCommentLikes1764000903000 } from './1764000903000-create-deleted-comment-likes.js';
import { IndexAuditTargetTypes1764000904000 } from './1764000904000-index-audit-target-types.js';
import { IndexTutorialLikes1764000905000 } from './1764000905000-index-tutorial-likes.js';
import { CreateRecoveryCodes1764001100000 } from './1764001100000-create-recovery-codes.js';
import { MoveRecoveryCodes1764001100001 } from './1764001100001-move-recovery-codes.js';
import { ReplaceRecoveryCodes1764001100002 } from './1764001100002-replace-recovery-codes.js';
import { DropOddAvatars1764001100003 } from './1764001100003-drop-odd-avatars.js';
import { CreateIdempotentAnswers1764001300000 } from './1764001300000-create-idempotent-answers.js';
import { AddTutorialVersion1764001300001 } from './1764001300001-add-tutorial-version.js';
import { NormaliseTags1764001400000 } from './1764001400000-normalise-tags.js';
import { AddSessionPreviousId1764001700000 } from './1764001700000-add-session-previous-id.js';
import { IndexSessionPreviousIds1764001700001 } from './1764001700001-index-session-previous-ids.js';
import { CreateDomainEvents1764100000000 } from './1764100000000-create-domain-events.js';
import { CreateEventDeliveries1764100001000 } from './1764100001000-create-event-deliveries.js';
import { CreateEventLeases1764100002000 } from './1764100002000-create-event-leases.js';
import { AddNotificationEvent1764100003000 } from './1764100003000-add-notification-event.js';
import { CreateEmails1764100004000 } from './1764100004000-create-emails.js';
import { DropContentVersion1764101000000 } from './1764101000000-drop-content-version.js';
import { CreateSentImages1764200000000 } from './1764200000000-create-sent-images.js';
import { AddAuditOwner1764200001000 } from './1764200001000-add-audit-owner.js';
import { IndexAuditOwners1764200002000 } from './1764200002000-index-audit-owners.js';
import { IndexAuditMoments1764300000000 } from './1764300000000-index-audit-moments.js';
import { CreateAskedSearches1796000000000 } from './1796000000000-create-asked-searches.js';
import { IndexLists1798000000000 } from './1798000000000-index-lists.js';
import { CreateKeptCounts1800000000000 } from './1800000000000-create-kept-counts.js';
import { CreateTutorialDrafts1802000000000 } from './1802000000000-create-tutorial-drafts.js';
import { CreateDeletedTutorials1804000000000 } from './1804000000000-create-deleted-tutorials.js';
import { CreateDraftSchedules1804000001000 } from './1804000001000-create-draft-schedules.js';
import { CreateSitePageVersions1805000000000 } from './1805000000000-create-site-page-versions.js';
import { CreateContactMessages1805000001000 } from './1805000001000-create-contact-messages.js';
import { CreateFormerDomains1806000000000 } from './1806000000000-create-former-domains.js';
import { AddDomainHiding1806000001000 } from './1806000001000-add-domain-hiding.js';
import { AddSessionRemembering1806000002000 } from './1806000002000-add-session-remembering.js';
import { OpenHistories1807000000000 } from './1807000000000-open-histories.js';
import { CreateTutorialRevisions1801000000000 } from './1801000000000-create-tutorial-revisions.js';
import { IndexWhatIsForgotten1800000002000 } from './1800000002000-index-what-is-forgotten.js';
import { IndexPendingReports1800000001000 } from './1800000001000-index-pending-reports.js';
import { MarkAuditTexts1798000001000 } from './1798000001000-mark-audit-texts.js';
import { IndexReportDecisions1764300001000 } from './1764300001000-index-report-decisions.js';
import { UnindexTutorialWords1795000000000 } from './1795000000000-unindex-tutorial-words.js';
import { DropTutorialWords1795000001000 } from './1795000001000-drop-tutorial-words.js';
import { CreateTutorialRequests1797000000000 } from './1797000000000-create-tutorial-requests.js';
import { CreateSynonymGroups1799000000000 } from './1799000000000-create-synonym-groups.js';
import { CreateBestAnswers1799000001000 } from './1799000001000-create-best-answers.js';
import { CreateTutorialAuthors1803000000000 } from './1803000000000-create-tutorial-authors.js';
import { AddTutorialAuthors1803000001000 } from './1803000001000-add-tutorial-authors.js';
import { CreateAuthorInvitations1803000002000 } from './1803000002000-create-author-invitations.js';
import { AddModerators1808000000000 } from './1808000000000-add-moderators.js';
import { AddTokenAddresses1808000001000 } from './1808000001000-add-token-addresses.js';
import { AddContributorRevocations1809000000000 } from './1809000000000-add-contributor-revocations.js';
import { MarkContributorRevocations1809000001000 } from './1809000001000-mark-contributor-revocations.js';
import { AddReadingBlocks1811000000000 } from './1811000000000-add-reading-blocks.js';
import { CreateReports1812000000000 } from './1812000000000-create-reports.js';
import { CreateModerationDecisions1812000001000 } from './1812000001000-create-moderation-decisions.js';
import { CreateAppeals1812000002000 } from './1812000002000-create-appeals.js';
import { CreateModerationAssignments1812000003000 } from './1812000003000-create-moderation-assignments.js';
import { CreateModerationNotes1812000004000 } from './1812000004000-create-moderation-notes.js';
import { CreateReadyAnswers1812000005000 } from './1812000005000-create-ready-answers.js';
import { AddReportDecisions1812000006000 } from './1812000006000-add-report-decisions.js';
import { MarkDemoContent1813000000000 } from './1813000000000-mark-demo-content.js';
import { CreateAccountInvitations1814000000000 } from './1814000000000-create-account-invitations.js';
import { CreateContributorRequests1814000001000 } from './1814000001000-create-contributor-requests.js';
import { CreateSpentProofs1814000002000 } from './1814000002000-create-spent-proofs.js';
import { CreatePublicProfiles1813000001000 } from './1813000001000-create-public-profiles.js';
import { AddReviewers1814000003000 } from './1814000003000-add-reviewers.js';
import { AddReviews1814000004000 } from './1814000004000-add-reviews.js';
import { AddReviewNotes1814000005000 } from './1814000005000-add-review-notes.js';
import { CreateFollows1813000002000 } from './1813000002000-create-follows.js';
import { DropDomainFollows1813000003000 } from './1813000003000-drop-domain-follows.js';
import { CreateCommentMailChoices1813000004000 } from './1813000004000-create-comment-mail-choices.js';
import { CreateCommentMailItems1813000005000 } from './1813000005000-create-comment-mail-items.js';
import { CreateHeldComments1814000006000 } from './1814000006000-create-held-comments.js';
import { CreateFormerAuthors1815000000000 } from './1815000000000-create-former-authors.js';
import { CreateServerErrors1815000001000 } from './1815000001000-create-server-errors.js';
import { CreateDecisionCoauthors1816000000000 } from './1816000000000-create-decision-coauthors.js';
import { CreateModerationQueue1817000000000 } from './1817000000000-create-moderation-queue.js';
import { IndexReportReasons1818000000000 } from './1818000000000-index-report-reasons.js';
import { ReorderQueueKinds1818000001000 } from './1818000001000-reorder-queue-kinds.js';
import { AddPublicationStates1821000000000 } from './1821000000000-add-publication-states.js';
import { IndexPublicationStates1821000001000 } from './1821000001000-index-publication-states.js';
import { AddSubscriptionStates1821000002000 } from './1821000002000-add-subscription-states.js';
import { IndexSubscriptions1821000003000 } from './1821000003000-index-subscriptions.js';
import { IndexDeletedComments1821000004000 } from './1821000004000-index-deleted-comments.js';
import { AddMemberSuspensions1821000005000 } from './1821000005000-add-member-suspensions.js';
import { IndexMemberKinds1821000006000 } from './1821000006000-index-member-kinds.js';
import { IndexTutorialParts1822000000000 } from './1822000000000-index-tutorial-parts.js';
import { KeepReplies1823006000000 } from './1823006000000-keep-replies.js';
import { DateDeletedReplies1823006001000 } from './1823006001000-date-deleted-replies.js';
import { DropDeletedRoots1823006002000 } from './1823006002000-drop-deleted-roots.js';
import { IndexNotificationLinks1823006003000 } from './1823006003000-index-notification-links.js';
import { AddFoldedComments1824000700000 } from './1824000700000-add-folded-comments.js';
import { AddFoldedDeletedComments1824000701000 } from './1824000701000-add-folded-deleted-comments.js';
import { AddFoldedMembers1824000702000 } from './1824000702000-add-folded-users.js';
import { AddFoldedSubscriptions1824000703000 } from './1824000703000-add-folded-newsletter-subscriptions.js';
import { FoldSearchedTexts1824000704000 } from './1824000704000-fold-searched-texts.js';
import { AddCoverTexts1825000000000 } from './1825000000000-add-cover-texts.js';
import { AddRevisionLicences1825000001000 } from './1825000001000-add-revision-licences.js';
import { AddDraftLicences1825000002000 } from './1825000002000-add-draft-licences.js';
import { CopyLicences1825000003000 } from './1825000003000-copy-licences.js';

/** In order of execution. MySQL commits each schema change implicitly, so a migration makes only one. */
export const migrations = [
  CreateDomains1764000000000,
  CreateTutorials1764000001000,
  CreateTutorialTags1764000002000,
  CreateTutorialWords1764000003000,
  IndexTutorialWords1764000004000,
  CreateContentVersion1764000005000,
  CreateNewsletterSubscriptions1764000006000,
  CreateSettings1764000007000,
  CreateUsers1764000008000,
  CreateSessions1764000009000,
  CreateAccountTokens1764000010000,
  CreateLoginAttempts1764000011000,
  CreateComments1764000100000,
  CreateCommentLikes1764000101000,
  CreateCommentReports1764000102000,
  CreateAuditLog1764000103000,
  CreateRatings1764000200000,
  CreateFavorites1764000201000,
  CreateTutorialProgress1764000202000,
  IndexPopularInDomain1764000203000,
  CreateCollections1764000204000,
  CreateCollectionItems1764000205000,
  CreateLearningPaths1764000206000,
  CreateLearningPathSteps1764000207000,
  AddCacheClearing1764000300000,
  IndexTutorialsCreated1764000301000,
  IndexCommentsCreated1764000302000,
  IndexTutorialTotals1764000303000,
  AddTutorialAuthor1764000304000,
  IndexTutorialAuthor1764000305000,
  CreateUnpublishedTutorials1764000400000,
  AddPathPublication1764000500000,
  AddCollectionHiding1764000501000,
  AddReportAuthor1764000502000,
  CreateDomainFollows1764000600000,
  CreateNotificationInboxes1764000601000,
  CreateNotifications1764000602000,
  CreateTranslatedSections1764000700000,
  AddDomainPosition1764000701000,
  CreateBookOrders1764000702000,
  AddNewsletterConfirmation1764000900000,
  IndexNewsletterTokens1764000901000,
  CreateDeletedComments1764000902000,
  CreateDeletedCommentLikes1764000903000,
  IndexAuditTargetTypes1764000904000,
  IndexTutorialLikes1764000905000,
  CreateRecoveryCodes1764001100000,
  MoveRecoveryCodes1764001100001,
  ReplaceRecoveryCodes1764001100002,
  DropOddAvatars1764001100003,
  CreateIdempotentAnswers1764001300000,
  AddTutorialVersion1764001300001,
  NormaliseTags1764001400000,
  AddSessionPreviousId1764001700000,
  IndexSessionPreviousIds1764001700001,
  CreateDomainEvents1764100000000,
  CreateEventDeliveries1764100001000,
  CreateEventLeases1764100002000,
  AddNotificationEvent1764100003000,
  CreateEmails1764100004000,
  DropContentVersion1764101000000,
  CreateSentImages1764200000000,
  AddAuditOwner1764200001000,
  IndexAuditOwners1764200002000,
  IndexAuditMoments1764300000000,
  IndexReportDecisions1764300001000,
  UnindexTutorialWords1795000000000,
  DropTutorialWords1795000001000,
  CreateAskedSearches1796000000000,
  CreateTutorialRequests1797000000000,
  IndexLists1798000000000,
  MarkAuditTexts1798000001000,
  CreateSynonymGroups1799000000000,
  CreateBestAnswers1799000001000,
  CreateKeptCounts1800000000000,
  IndexPendingReports1800000001000,
  IndexWhatIsForgotten1800000002000,
  CreateTutorialRevisions1801000000000,
  CreateTutorialDrafts1802000000000,
  CreateTutorialAuthors1803000000000,
  AddTutorialAuthors1803000001000,
  CreateAuthorInvitations1803000002000,
  CreateDeletedTutorials1804000000000,
  CreateDraftSchedules1804000001000,
  CreateSitePageVersions1805000000000,
  CreateContactMessages1805000001000,
  CreateFormerDomains1806000000000,
  AddDomainHiding1806000001000,
  AddSessionRemembering1806000002000,
  OpenHistories1807000000000,
  AddModerators1808000000000,
  AddTokenAddresses1808000001000,
  AddContributorRevocations1809000000000,
  MarkContributorRevocations1809000001000,
  AddReadingBlocks1811000000000,
  CreateReports1812000000000,
  CreateModerationDecisions1812000001000,
  CreateAppeals1812000002000,
  CreateModerationAssignments1812000003000,
  CreateModerationNotes1812000004000,
  CreateReadyAnswers1812000005000,
  AddReportDecisions1812000006000,
  MarkDemoContent1813000000000,
  CreatePublicProfiles1813000001000,
  CreateFollows1813000002000,
  DropDomainFollows1813000003000,
  CreateCommentMailChoices1813000004000,
  CreateCommentMailItems1813000005000,
  CreateAccountInvitations1814000000000,
  CreateContributorRequests1814000001000,
  CreateSpentProofs1814000002000,
  AddReviewers1814000003000,
  AddReviews1814000004000,
  AddReviewNotes1814000005000,
  CreateHeldComments1814000006000,
  CreateFormerAuthors1815000000000,
  CreateServerErrors1815000001000,
  CreateDecisionCoauthors1816000000000,
  CreateModerationQueue1817000000000,
  IndexReportReasons1818000000000,
  ReorderQueueKinds1818000001000,
  AddPublicationStates1821000000000,
  IndexPublicationStates1821000001000,
  AddSubscriptionStates1821000002000,
  IndexSubscriptions1821000003000,
  IndexDeletedComments1821000004000,
  AddMemberSuspensions1821000005000,
  IndexMemberKinds1821000006000,
  IndexTutorialParts1822000000000,
  KeepReplies1823006000000,
  DateDeletedReplies1823006001000,
  DropDeletedRoots1823006002000,
  IndexNotificationLinks1823006003000,
  AddFoldedComments1824000700000,
  AddFoldedDeletedComments1824000701000,
  AddFoldedMembers1824000702000,
  AddFoldedSubscriptions1824000703000,
  FoldSearchedTexts1824000704000,
  AddCoverTexts1825000000000,
  AddRevisionLicences1825000001000,
  AddDraftLicences1825000002000,
  CopyLicences1825000003000,
];
