-- A base as commit 1058045 leaves it, the oldest that runs with members. Statements end with an empty line.

CREATE TABLE "migrations" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "timestamp" bigint NOT NULL, "name" varchar NOT NULL);

CREATE TABLE "domains" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "slug" varchar(80) NOT NULL, "name" varchar(80) NOT NULL, "description" varchar(1000) NOT NULL, "icon" varchar(60) NOT NULL, "iconBg" varchar(20) NOT NULL, "iconColor" varchar(20) NOT NULL, CONSTRAINT "UQ_domains_slug" UNIQUE ("slug"));

CREATE TABLE "tutorials" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "domainId" integer NOT NULL, "title" varchar(200) NOT NULL, "titleFolded" varchar(400) NOT NULL, "description" varchar(1000) NOT NULL, "matchText" varchar(2500) NOT NULL, "image" varchar(500), "date" datetime NOT NULL, "authorName" varchar(200) NOT NULL, "authorAvatar" varchar(500), "authorBio" varchar(2000), "readTime" integer, "difficulty" varchar(20), "likes" integer NOT NULL DEFAULT (0), "views" integer NOT NULL DEFAULT (0), "trendingScore" double NOT NULL DEFAULT (0), "tags" text NOT NULL, "ratingAverage" double NOT NULL DEFAULT (0), "ratingCount" integer NOT NULL DEFAULT (0), "licence" varchar(200), "sourceUrl" varchar(500), "sourcePath" varchar(500), "checksum" varchar(64), "rendererVersion" integer NOT NULL DEFAULT (0), "createdAt" datetime NOT NULL, "updatedAt" datetime NOT NULL, "assets" text NOT NULL, "source" text NOT NULL, "content" text NOT NULL, authorId integer NULL REFERENCES users (id) ON DELETE SET NULL, CONSTRAINT "UQ_tutorials_source_path" UNIQUE ("sourcePath"), CONSTRAINT "FK_tutorials_domain" FOREIGN KEY ("domainId") REFERENCES "domains" ("id"));

CREATE TABLE "tutorial_tags" ("tutorialId" integer NOT NULL, "tag" varchar(100) NOT NULL, CONSTRAINT "FK_tutorial_tags_tutorial" FOREIGN KEY ("tutorialId") REFERENCES "tutorials" ("id") ON DELETE CASCADE, PRIMARY KEY ("tutorialId", "tag"));

CREATE TABLE "tutorial_words" ("tutorialId" integer PRIMARY KEY NOT NULL, "words" text NOT NULL, CONSTRAINT "FK_tutorial_words_tutorial" FOREIGN KEY ("tutorialId") REFERENCES "tutorials" ("id") ON DELETE CASCADE);

CREATE VIRTUAL TABLE tutorial_words_fts USING fts5(words, content='tutorial_words', content_rowid='tutorialId', prefix='4 5');

CREATE TABLE "content_version" ("id" integer PRIMARY KEY NOT NULL, "version" integer NOT NULL DEFAULT (0));

CREATE TABLE "newsletter_subscriptions" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "email" varchar(254) NOT NULL, "createdAt" datetime NOT NULL, CONSTRAINT "UQ_newsletter_subscriptions_email" UNIQUE ("email"));

CREATE TABLE "settings" ("name" varchar(60) PRIMARY KEY NOT NULL, "value" text NOT NULL, "updatedAt" datetime NOT NULL);

CREATE TABLE "users" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "username" varchar(50) NOT NULL, "usernameKey" varchar(50) NOT NULL, "email" varchar(254) NOT NULL, "emailConfirmedAt" datetime, "passwordHash" varchar(255) NOT NULL, "displayName" varchar(100) NOT NULL, "displayNameFolded" varchar(200) NOT NULL, "avatar" varchar(500), "bio" varchar(500), "website" varchar(500), "socialLinks" text NOT NULL, "expertise" text NOT NULL, "isContributor" boolean NOT NULL DEFAULT (false), "contributorVerified" boolean NOT NULL DEFAULT (false), "isAdmin" boolean NOT NULL DEFAULT (false), "suspendedUntil" datetime, "suspensionReason" varchar(500), "totpSecret" varchar(64), "totpConfirmedAt" datetime, "recoveryCodes" text NOT NULL, "lastSeenAt" datetime, "createdAt" datetime NOT NULL, "updatedAt" datetime NOT NULL, CONSTRAINT "UQ_users_username_key" UNIQUE ("usernameKey"), CONSTRAINT "UQ_users_email" UNIQUE ("email"));

CREATE TABLE "sessions" ("id" varchar(64) PRIMARY KEY NOT NULL, "userId" integer, "data" text NOT NULL, "userAgent" varchar(300), "createdAt" datetime NOT NULL, "lastSeenAt" datetime NOT NULL, CONSTRAINT "FK_sessions_user" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE);

CREATE TABLE "account_tokens" ("hash" varchar(64) PRIMARY KEY NOT NULL, "userId" integer NOT NULL, "purpose" varchar(20) NOT NULL, "expiresAt" datetime NOT NULL, CONSTRAINT "FK_account_tokens_user" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE);

CREATE TABLE "login_attempts" ("account" varchar(64) PRIMARY KEY NOT NULL, "failures" integer NOT NULL, "lastAt" datetime NOT NULL);

CREATE TABLE "comments" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "tutorialId" integer NOT NULL, "userId" integer NOT NULL, "parentId" integer, "content" varchar(1000) NOT NULL, "likes" integer NOT NULL DEFAULT (0), "createdAt" datetime NOT NULL, "updatedAt" datetime NOT NULL, CONSTRAINT "FK_comments_tutorial" FOREIGN KEY ("tutorialId") REFERENCES "tutorials" ("id") ON DELETE CASCADE, CONSTRAINT "FK_comments_user" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE, CONSTRAINT "FK_comments_parent" FOREIGN KEY ("parentId") REFERENCES "comments" ("id") ON DELETE CASCADE);

CREATE TABLE "comment_likes" ("commentId" integer NOT NULL, "userId" integer NOT NULL, CONSTRAINT "FK_comment_likes_comment" FOREIGN KEY ("commentId") REFERENCES "comments" ("id") ON DELETE CASCADE, CONSTRAINT "FK_comment_likes_user" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE, PRIMARY KEY ("commentId", "userId"));

CREATE TABLE "comment_reports" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "commentId" integer NOT NULL, "commentContent" varchar(1000) NOT NULL, "userId" integer, "reason" varchar(20) NOT NULL, "details" varchar(1000), "status" varchar(10) NOT NULL DEFAULT ('pending'), "openKey" varchar(30), "handledBy" integer, "handledAt" datetime, "note" varchar(1000), "createdAt" datetime NOT NULL, "updatedAt" datetime NOT NULL, CONSTRAINT "UQ_comment_reports_open" UNIQUE ("openKey"), CONSTRAINT "FK_comment_reports_user" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE SET NULL, CONSTRAINT "FK_comment_reports_handled_by" FOREIGN KEY ("handledBy") REFERENCES "users" ("id") ON DELETE SET NULL);

CREATE TABLE "audit_log" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "actorId" integer, "action" varchar(60) NOT NULL, "targetType" varchar(30) NOT NULL, "targetId" integer, "before" text, "after" text, "note" varchar(1000), "createdAt" datetime NOT NULL, CONSTRAINT "FK_audit_log_actor" FOREIGN KEY ("actorId") REFERENCES "users" ("id") ON DELETE SET NULL);

CREATE TABLE "ratings" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "userId" integer NOT NULL, "tutorialId" integer NOT NULL, "score" integer NOT NULL, "createdAt" datetime NOT NULL, "updatedAt" datetime NOT NULL, CONSTRAINT "UQ_ratings_user_tutorial" UNIQUE ("userId", "tutorialId"), CONSTRAINT "FK_ratings_user" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE, CONSTRAINT "FK_ratings_tutorial" FOREIGN KEY ("tutorialId") REFERENCES "tutorials" ("id") ON DELETE CASCADE);

CREATE TABLE "favorites" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "userId" integer NOT NULL, "tutorialId" integer NOT NULL, "createdAt" datetime NOT NULL, CONSTRAINT "UQ_favorites_user_tutorial" UNIQUE ("userId", "tutorialId"), CONSTRAINT "FK_favorites_user" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE, CONSTRAINT "FK_favorites_tutorial" FOREIGN KEY ("tutorialId") REFERENCES "tutorials" ("id") ON DELETE CASCADE);

CREATE TABLE "tutorial_progress" ("userId" integer NOT NULL, "tutorialId" integer NOT NULL, "steps" text NOT NULL, "percent" integer NOT NULL, "position" double NOT NULL, "heading" varchar(200), "finishedAt" datetime, "updatedAt" datetime NOT NULL, CONSTRAINT "FK_tutorial_progress_user" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE, CONSTRAINT "FK_tutorial_progress_tutorial" FOREIGN KEY ("tutorialId") REFERENCES "tutorials" ("id") ON DELETE CASCADE, PRIMARY KEY ("userId", "tutorialId"));

CREATE TABLE "collections" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "userId" integer NOT NULL, "name" varchar(100) NOT NULL, "description" varchar(500), "color" varchar(7) NOT NULL, "isPublic" boolean NOT NULL DEFAULT (false), "shareToken" varchar(32) NOT NULL, "createdAt" datetime NOT NULL, "updatedAt" datetime NOT NULL, CONSTRAINT "UQ_collections_share_token" UNIQUE ("shareToken"), CONSTRAINT "FK_collections_user" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE);

CREATE TABLE "collection_items" ("collectionId" integer NOT NULL, "tutorialId" integer NOT NULL, "position" integer NOT NULL, CONSTRAINT "FK_collection_items_collection" FOREIGN KEY ("collectionId") REFERENCES "collections" ("id") ON DELETE CASCADE, CONSTRAINT "FK_collection_items_tutorial" FOREIGN KEY ("tutorialId") REFERENCES "tutorials" ("id") ON DELETE CASCADE, PRIMARY KEY ("collectionId", "tutorialId"));

CREATE TABLE "learning_paths" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "title" varchar(200) NOT NULL, "description" varchar(1000) NOT NULL, "category" varchar(100) NOT NULL, "level" varchar(20) NOT NULL, "badgeText" varchar(40), "badgeVariant" varchar(20) NOT NULL, "position" integer NOT NULL);

CREATE TABLE "learning_path_steps" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "pathId" integer NOT NULL, "tutorialId" integer NOT NULL, "title" varchar(200) NOT NULL, "description" varchar(1000) NOT NULL, "position" integer NOT NULL, CONSTRAINT "FK_learning_path_steps_path" FOREIGN KEY ("pathId") REFERENCES "learning_paths" ("id") ON DELETE CASCADE, CONSTRAINT "FK_learning_path_steps_tutorial" FOREIGN KEY ("tutorialId") REFERENCES "tutorials" ("id") ON DELETE CASCADE);

CREATE INDEX "IX_tutorials_date" ON "tutorials" ("date", "id") ;

CREATE INDEX "IX_tutorials_title" ON "tutorials" ("titleFolded", "id") ;

CREATE INDEX "IX_tutorials_views" ON "tutorials" ("views", "id") ;

CREATE INDEX "IX_tutorials_read_time" ON "tutorials" ("readTime", "id") ;

CREATE INDEX "IX_tutorials_trending" ON "tutorials" ("trendingScore", "id") ;

CREATE INDEX "IX_tutorials_domain" ON "tutorials" ("domainId", "id") ;

CREATE INDEX "IX_tutorials_domain_date" ON "tutorials" ("domainId", "date", "id") ;

CREATE INDEX "IX_tutorials_difficulty" ON "tutorials" ("difficulty", "id") ;

CREATE INDEX "IX_tutorial_tags_tag" ON "tutorial_tags" ("tag", "tutorialId") ;

CREATE INDEX "IX_users_created" ON "users" ("createdAt", "id") ;

CREATE INDEX "IX_users_last_seen" ON "users" ("lastSeenAt") ;

CREATE INDEX "IX_users_admin" ON "users" ("isAdmin") ;

CREATE INDEX "IX_sessions_user" ON "sessions" ("userId") ;

CREATE INDEX "IX_sessions_last_seen" ON "sessions" ("lastSeenAt") ;

CREATE INDEX "IX_account_tokens_user" ON "account_tokens" ("userId", "purpose") ;

CREATE INDEX "IX_comments_tutorial" ON "comments" ("tutorialId", "parentId", "id") ;

CREATE INDEX "IX_comments_parent" ON "comments" ("parentId", "id") ;

CREATE INDEX "IX_comments_user" ON "comments" ("userId", "id") ;

CREATE INDEX "IX_comment_likes_user" ON "comment_likes" ("userId", "commentId") ;

CREATE INDEX "IX_comment_reports_status" ON "comment_reports" ("status", "id") ;

CREATE INDEX "IX_comment_reports_reason" ON "comment_reports" ("reason", "id") ;

CREATE INDEX "IX_comment_reports_comment" ON "comment_reports" ("commentId", "id") ;

CREATE INDEX "IX_comment_reports_user" ON "comment_reports" ("userId") ;

CREATE INDEX "IX_comment_reports_handled_by" ON "comment_reports" ("handledBy") ;

CREATE INDEX "IX_audit_log_actor" ON "audit_log" ("actorId", "id") ;

CREATE INDEX "IX_audit_log_action" ON "audit_log" ("action", "id") ;

CREATE INDEX "IX_audit_log_target" ON "audit_log" ("targetType", "targetId", "id") ;

CREATE INDEX "IX_ratings_tutorial" ON "ratings" ("tutorialId", "score") ;

CREATE INDEX "IX_ratings_user" ON "ratings" ("userId", "updatedAt") ;

CREATE INDEX "IX_favorites_user" ON "favorites" ("userId", "createdAt", "id") ;

CREATE INDEX "IX_favorites_tutorial" ON "favorites" ("tutorialId") ;

CREATE INDEX "IX_tutorial_progress_user" ON "tutorial_progress" ("userId", "updatedAt", "tutorialId") ;

CREATE INDEX "IX_tutorial_progress_tutorial" ON "tutorial_progress" ("tutorialId") ;

CREATE INDEX "IX_tutorials_domain_trending" ON "tutorials" ("domainId", "trendingScore", "id") ;

CREATE INDEX "IX_collections_user" ON "collections" ("userId", "updatedAt", "id") ;

CREATE INDEX "IX_collection_items_order" ON "collection_items" ("collectionId", "position") ;

CREATE INDEX "IX_collection_items_tutorial" ON "collection_items" ("tutorialId") ;

CREATE INDEX "IX_learning_paths_position" ON "learning_paths" ("position", "id") ;

CREATE INDEX "IX_learning_path_steps_order" ON "learning_path_steps" ("pathId", "position") ;

CREATE INDEX "IX_learning_path_steps_tutorial" ON "learning_path_steps" ("tutorialId") ;

CREATE INDEX "IX_tutorials_created" ON "tutorials" ("createdAt") ;

CREATE INDEX "IX_comments_created" ON "comments" ("createdAt") ;

CREATE INDEX "IX_tutorials_totals" ON "tutorials" ("domainId", "views", "likes") ;

CREATE INDEX IX_tutorials_author ON tutorials (authorId, date, id);

CREATE TRIGGER tutorial_words_ai AFTER INSERT ON tutorial_words BEGIN INSERT INTO tutorial_words_fts(rowid, words) VALUES (new.tutorialId, new.words); END;

CREATE TRIGGER tutorial_words_ad AFTER DELETE ON tutorial_words BEGIN INSERT INTO tutorial_words_fts(tutorial_words_fts, rowid, words) VALUES ('delete', old.tutorialId, old.words); END;

CREATE TRIGGER tutorial_words_au AFTER UPDATE ON tutorial_words BEGIN INSERT INTO tutorial_words_fts(tutorial_words_fts, rowid, words) VALUES ('delete', old.tutorialId, old.words); INSERT INTO tutorial_words_fts(rowid, words) VALUES (new.tutorialId, new.words); END;

INSERT INTO "migrations" ("timestamp", "name") VALUES
(1764000000000, 'CreateDomains1764000000000'),
(1764000001000, 'CreateTutorials1764000001000'),
(1764000002000, 'CreateTutorialTags1764000002000'),
(1764000003000, 'CreateTutorialWords1764000003000'),
(1764000004000, 'IndexTutorialWords1764000004000'),
(1764000005000, 'CreateContentVersion1764000005000'),
(1764000006000, 'CreateNewsletterSubscriptions1764000006000'),
(1764000007000, 'CreateSettings1764000007000'),
(1764000008000, 'CreateUsers1764000008000'),
(1764000009000, 'CreateSessions1764000009000'),
(1764000010000, 'CreateAccountTokens1764000010000'),
(1764000011000, 'CreateLoginAttempts1764000011000'),
(1764000100000, 'CreateComments1764000100000'),
(1764000101000, 'CreateCommentLikes1764000101000'),
(1764000102000, 'CreateCommentReports1764000102000'),
(1764000103000, 'CreateAuditLog1764000103000'),
(1764000200000, 'CreateRatings1764000200000'),
(1764000201000, 'CreateFavorites1764000201000'),
(1764000202000, 'CreateTutorialProgress1764000202000'),
(1764000203000, 'IndexPopularInDomain1764000203000'),
(1764000204000, 'CreateCollections1764000204000'),
(1764000205000, 'CreateCollectionItems1764000205000'),
(1764000206000, 'CreateLearningPaths1764000206000'),
(1764000207000, 'CreateLearningPathSteps1764000207000'),
(1764000300000, 'AddCacheClearing1764000300000'),
(1764000301000, 'IndexTutorialsCreated1764000301000'),
(1764000302000, 'IndexCommentsCreated1764000302000'),
(1764000303000, 'IndexTutorialTotals1764000303000'),
(1764000304000, 'AddTutorialAuthor1764000304000'),
(1764000305000, 'IndexTutorialAuthor1764000305000');

INSERT INTO "content_version" ("id", "version") VALUES
(1, 0),
(2, 0);

INSERT INTO "domains" ("id", "slug", "name", "description", "icon", "iconBg", "iconColor") VALUES
(1, 'marine', 'Marine', 'Des bateaux.', 'anchor', '#eef', '#113'),
(2, 'cuisine', 'Cuisine', 'Des plats.', 'chef-hat', '#fee', '#311');

INSERT INTO "users" ("id", "username", "usernameKey", "email", "emailConfirmedAt", "passwordHash", "displayName", "displayNameFolded", "avatar", "bio", "website", "socialLinks", "expertise", "isContributor", "contributorVerified", "isAdmin", "suspendedUntil", "suspensionReason", "totpSecret", "totpConfirmedAt", "recoveryCodes", "lastSeenAt", "createdAt", "updatedAt") VALUES
(1, 'Admin', 'admin', 'admin@exemple.fr', '2024-03-01 09:30:00.250', '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$RXUm2aI2bWwQR/8gSogrCnlcg4/1QBUesTcvjYFgG80', 'Admin', 'admin', NULL, 'Tient un « carnet » — d’été.', NULL, '[]', '["voile"]', 0, 0, 1, NULL, NULL, NULL, NULL, '["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]', NULL, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250'),
(2, 'Lea', 'lea', 'lea@exemple.fr', '2024-03-01 09:30:00.250', '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$RXUm2aI2bWwQR/8gSogrCnlcg4/1QBUesTcvjYFgG80', 'Lea', 'lea', NULL, 'Tient un « carnet » — d’été.', NULL, '[]', '["voile"]', 1, 1, 0, NULL, NULL, NULL, NULL, '[]', NULL, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250'),
(3, 'Paul', 'paul', 'paul@exemple.fr', '2024-03-01 09:30:00.250', '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$RXUm2aI2bWwQR/8gSogrCnlcg4/1QBUesTcvjYFgG80', 'Paul', 'paul', NULL, 'Tient un « carnet » — d’été.', NULL, '[]', '["voile"]', 0, 0, 0, NULL, NULL, NULL, NULL, '[]', NULL, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250');

INSERT INTO "tutorials" ("id", "domainId", "title", "titleFolded", "description", "matchText", "image", "date", "authorName", "authorAvatar", "authorBio", "readTime", "difficulty", "likes", "views", "trendingScore", "tags", "ratingAverage", "ratingCount", "licence", "sourceUrl", "sourcePath", "checksum", "rendererVersion", "assets", "source", "content", "authorId", "createdAt", "updatedAt") VALUES
(1, 1, 'Nouer une amarre', 'nouer une amarre', 'Une description d’époque.', 'nouer une amarre', NULL, '2024-03-03 09:30:00.250', 'Léa', NULL, NULL, 4, 'Débutant', 1, 12, 1.5, '["nœuds","Voile"]', 4, 1, NULL, NULL, 'noeuds/amarre.md', NULL, 1, '{}', '## Nouer une amarre

Un texte d’avant, avec « guillemets », `code` et 😀.', '<h2>Nouer une amarre</h2><p>Un texte d’avant.</p>', 2, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250'),
(2, 1, 'Hisser la voile', 'hisser la voile', 'Une description d’époque.', 'hisser la voile', NULL, '2024-03-03 09:30:00.250', 'Léa', NULL, NULL, 4, 'Débutant', 1, 12, 1.5, '["nœuds","Voile"]', 4, 1, NULL, NULL, NULL, NULL, 1, '{}', '## Hisser la voile

Un texte d’avant, avec « guillemets », `code` et 😀.', '<h2>Hisser la voile</h2><p>Un texte d’avant.</p>', 2, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250'),
(3, 2, 'Cuire du pain', 'cuire du pain', 'Une description d’époque.', 'cuire du pain', NULL, '2024-03-03 09:30:00.250', 'Équipage', NULL, NULL, 4, 'Débutant', 1, 12, 1.5, '["nœuds","Voile"]', 4, 1, NULL, NULL, NULL, NULL, 1, '{}', '## Cuire du pain

Un texte d’avant, avec « guillemets », `code` et 😀.', '<h2>Cuire du pain</h2><p>Un texte d’avant.</p>', NULL, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250');

INSERT INTO "tutorial_tags" ("tutorialId", "tag") VALUES
(1, 'nœuds'),
(1, 'voile'),
(2, 'nœuds'),
(2, 'voile'),
(3, 'nœuds'),
(3, 'voile');

INSERT INTO "tutorial_words" ("tutorialId", "words") VALUES
(1, 'nouer amarre texte'),
(2, 'nouer amarre texte'),
(3, 'nouer amarre texte');

INSERT INTO "newsletter_subscriptions" ("id", "email", "createdAt") VALUES
(1, 'abonnee@exemple.fr', '2024-03-04 09:30:00.250');

INSERT INTO "settings" ("name", "value", "updatedAt") VALUES
('siteName', '"Le carnet de bord"', '2024-03-01 09:30:00.250');

INSERT INTO "sessions" ("id", "userId", "data", "userAgent", "createdAt", "lastSeenAt") VALUES
('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', 3, '{"cookie":{},"passport":{"user":3}}', 'Ancien', '2024-03-05 09:30:00.250', '2024-03-05 09:30:00.250');

INSERT INTO "login_attempts" ("account", "failures", "lastAt") VALUES
('paul', 2, '2024-03-05 09:30:00.250');

INSERT INTO "comments" ("id", "tutorialId", "userId", "parentId", "content", "likes", "createdAt", "updatedAt") VALUES
(1, 1, 3, NULL, 'Bien vu, l’auteur !', 1, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250'),
(2, 1, 2, 1, 'Merci.', 0, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250');

INSERT INTO "comment_likes" ("commentId", "userId") VALUES
(1, 2);

INSERT INTO "comment_reports" ("id", "commentId", "commentContent", "userId", "reason", "details", "status", "openKey", "handledBy", "handledAt", "note", "createdAt", "updatedAt") VALUES
(1, 1, 'Bien vu, l’auteur !', 2, 'spam', NULL, 'pending', '1:2', NULL, NULL, NULL, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250'),
(2, 2, 'Merci.', 3, 'other', 'Non.', 'dismissed', NULL, 1, '2024-03-06 09:30:00.250', NULL, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250');

INSERT INTO "audit_log" ("id", "actorId", "action", "targetType", "targetId", "before", "after", "note", "createdAt") VALUES
(1, 1, 'user.verify', 'user', 2, NULL, '{"contributorVerified":true}', NULL, '2024-03-06 09:30:00.250');

INSERT INTO "ratings" ("id", "userId", "tutorialId", "score", "createdAt", "updatedAt") VALUES
(1, 3, 1, 4, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250');

INSERT INTO "favorites" ("id", "userId", "tutorialId", "createdAt") VALUES
(1, 3, 1, '2024-03-07 09:30:00.250'),
(2, 3, 2, '2024-03-07 09:30:00.250');

INSERT INTO "tutorial_progress" ("userId", "tutorialId", "steps", "percent", "position", "heading", "finishedAt", "updatedAt") VALUES
(3, 1, '[]', 40, 0.4, NULL, NULL, '2024-03-08 09:30:00.250');

INSERT INTO "collections" ("id", "userId", "name", "description", "color", "isPublic", "shareToken", "createdAt", "updatedAt") VALUES
(1, 3, 'À relire', NULL, '#336699', 1, 'dddddddddddddddddddddddddddddddd', '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250');

INSERT INTO "collection_items" ("collectionId", "tutorialId", "position") VALUES
(1, 2, 0),
(1, 1, 1);

INSERT INTO "learning_paths" ("id", "title", "description", "category", "level", "badgeText", "badgeVariant", "position") VALUES
(1, 'Premier bord', 'Partir en mer.', 'Marine', 'débutant', NULL, 'default', 0);

INSERT INTO "learning_path_steps" ("id", "pathId", "tutorialId", "title", "description", "position") VALUES
(1, 1, 1, 'Amarrer', 'D’abord.', 0);
