-- A base as commit 1058045 leaves it, the oldest that runs with members. Statements end with an empty line.

SET foreign_key_checks = 0;

CREATE TABLE `tutorials` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `domainId` int(11) NOT NULL,
  `title` varchar(200) NOT NULL,
  `titleFolded` varchar(400) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `description` varchar(1000) NOT NULL,
  `matchText` varchar(2500) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `image` varchar(500) DEFAULT NULL,
  `date` datetime(3) NOT NULL,
  `authorName` varchar(200) NOT NULL,
  `authorAvatar` varchar(500) DEFAULT NULL,
  `authorBio` varchar(2000) DEFAULT NULL,
  `readTime` int(11) DEFAULT NULL,
  `difficulty` varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `likes` int(11) NOT NULL DEFAULT 0,
  `views` int(11) NOT NULL DEFAULT 0,
  `trendingScore` double NOT NULL DEFAULT 0,
  `tags` longtext NOT NULL,
  `ratingAverage` double NOT NULL DEFAULT 0,
  `ratingCount` int(11) NOT NULL DEFAULT 0,
  `licence` varchar(200) DEFAULT NULL,
  `sourceUrl` varchar(500) DEFAULT NULL,
  `sourcePath` varchar(500) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `checksum` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `rendererVersion` int(11) NOT NULL DEFAULT 0,
  `createdAt` datetime(3) NOT NULL,
  `updatedAt` datetime(3) NOT NULL,
  `assets` longtext NOT NULL,
  `source` longtext NOT NULL,
  `content` longtext NOT NULL,
  `authorId` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `UQ_tutorials_source_path` (`sourcePath`),
  KEY `IX_tutorials_date` (`date`,`id`),
  KEY `IX_tutorials_title` (`titleFolded`,`id`),
  KEY `IX_tutorials_views` (`views`,`id`),
  KEY `IX_tutorials_read_time` (`readTime`,`id`),
  KEY `IX_tutorials_trending` (`trendingScore`,`id`),
  KEY `IX_tutorials_domain` (`domainId`,`id`),
  KEY `IX_tutorials_domain_date` (`domainId`,`date`,`id`),
  KEY `IX_tutorials_difficulty` (`difficulty`,`id`),
  KEY `IX_tutorials_domain_trending` (`domainId`,`trendingScore`,`id`),
  KEY `IX_tutorials_created` (`createdAt`),
  KEY `IX_tutorials_totals` (`domainId`,`views`,`likes`),
  KEY `IX_tutorials_author` (`authorId`,`date`,`id`),
  CONSTRAINT `FK_tutorials_author` FOREIGN KEY (`authorId`) REFERENCES `users` (`id`) ON DELETE SET NULL,
  CONSTRAINT `FK_tutorials_domain` FOREIGN KEY (`domainId`) REFERENCES `domains` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `comments` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `tutorialId` int(11) NOT NULL,
  `userId` int(11) NOT NULL,
  `parentId` int(11) DEFAULT NULL,
  `content` varchar(1000) NOT NULL,
  `likes` int(11) NOT NULL DEFAULT 0,
  `createdAt` datetime(3) NOT NULL,
  `updatedAt` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `IX_comments_tutorial` (`tutorialId`,`parentId`,`id`),
  KEY `IX_comments_parent` (`parentId`,`id`),
  KEY `IX_comments_user` (`userId`,`id`),
  KEY `IX_comments_created` (`createdAt`),
  CONSTRAINT `FK_comments_parent` FOREIGN KEY (`parentId`) REFERENCES `comments` (`id`) ON DELETE CASCADE,
  CONSTRAINT `FK_comments_tutorial` FOREIGN KEY (`tutorialId`) REFERENCES `tutorials` (`id`) ON DELETE CASCADE,
  CONSTRAINT `FK_comments_user` FOREIGN KEY (`userId`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `learning_path_steps` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `pathId` int(11) NOT NULL,
  `tutorialId` int(11) NOT NULL,
  `title` varchar(200) NOT NULL,
  `description` varchar(1000) NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `IX_learning_path_steps_order` (`pathId`,`position`),
  KEY `IX_learning_path_steps_tutorial` (`tutorialId`),
  CONSTRAINT `FK_learning_path_steps_path` FOREIGN KEY (`pathId`) REFERENCES `learning_paths` (`id`) ON DELETE CASCADE,
  CONSTRAINT `FK_learning_path_steps_tutorial` FOREIGN KEY (`tutorialId`) REFERENCES `tutorials` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `learning_paths` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `title` varchar(200) NOT NULL,
  `description` varchar(1000) NOT NULL,
  `category` varchar(100) NOT NULL,
  `level` varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `badgeText` varchar(40) DEFAULT NULL,
  `badgeVariant` varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `IX_learning_paths_position` (`position`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `collection_items` (
  `collectionId` int(11) NOT NULL,
  `tutorialId` int(11) NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`collectionId`,`tutorialId`),
  KEY `IX_collection_items_order` (`collectionId`,`position`),
  KEY `IX_collection_items_tutorial` (`tutorialId`),
  CONSTRAINT `FK_collection_items_collection` FOREIGN KEY (`collectionId`) REFERENCES `collections` (`id`) ON DELETE CASCADE,
  CONSTRAINT `FK_collection_items_tutorial` FOREIGN KEY (`tutorialId`) REFERENCES `tutorials` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `collections` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `userId` int(11) NOT NULL,
  `name` varchar(100) NOT NULL,
  `description` varchar(500) DEFAULT NULL,
  `color` varchar(7) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `isPublic` tinyint(1) NOT NULL DEFAULT 0,
  `shareToken` varchar(32) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `createdAt` datetime(3) NOT NULL,
  `updatedAt` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `UQ_collections_share_token` (`shareToken`),
  KEY `IX_collections_user` (`userId`,`updatedAt`,`id`),
  CONSTRAINT `FK_collections_user` FOREIGN KEY (`userId`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `tutorial_progress` (
  `userId` int(11) NOT NULL,
  `tutorialId` int(11) NOT NULL,
  `steps` longtext NOT NULL,
  `percent` int(11) NOT NULL,
  `position` double NOT NULL,
  `heading` varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `finishedAt` datetime(3) DEFAULT NULL,
  `updatedAt` datetime(3) NOT NULL,
  PRIMARY KEY (`userId`,`tutorialId`),
  KEY `IX_tutorial_progress_user` (`userId`,`updatedAt`,`tutorialId`),
  KEY `IX_tutorial_progress_tutorial` (`tutorialId`),
  CONSTRAINT `FK_tutorial_progress_tutorial` FOREIGN KEY (`tutorialId`) REFERENCES `tutorials` (`id`) ON DELETE CASCADE,
  CONSTRAINT `FK_tutorial_progress_user` FOREIGN KEY (`userId`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `favorites` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `userId` int(11) NOT NULL,
  `tutorialId` int(11) NOT NULL,
  `createdAt` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `UQ_favorites_user_tutorial` (`userId`,`tutorialId`),
  KEY `IX_favorites_user` (`userId`,`createdAt`,`id`),
  KEY `IX_favorites_tutorial` (`tutorialId`),
  CONSTRAINT `FK_favorites_tutorial` FOREIGN KEY (`tutorialId`) REFERENCES `tutorials` (`id`) ON DELETE CASCADE,
  CONSTRAINT `FK_favorites_user` FOREIGN KEY (`userId`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `ratings` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `userId` int(11) NOT NULL,
  `tutorialId` int(11) NOT NULL,
  `score` int(11) NOT NULL,
  `createdAt` datetime(3) NOT NULL,
  `updatedAt` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `UQ_ratings_user_tutorial` (`userId`,`tutorialId`),
  KEY `IX_ratings_tutorial` (`tutorialId`,`score`),
  KEY `IX_ratings_user` (`userId`,`updatedAt`),
  CONSTRAINT `FK_ratings_tutorial` FOREIGN KEY (`tutorialId`) REFERENCES `tutorials` (`id`) ON DELETE CASCADE,
  CONSTRAINT `FK_ratings_user` FOREIGN KEY (`userId`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `audit_log` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `actorId` int(11) DEFAULT NULL,
  `action` varchar(60) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `targetType` varchar(30) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `targetId` int(11) DEFAULT NULL,
  `before` longtext DEFAULT NULL,
  `after` longtext DEFAULT NULL,
  `note` varchar(1000) DEFAULT NULL,
  `createdAt` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `IX_audit_log_actor` (`actorId`,`id`),
  KEY `IX_audit_log_action` (`action`,`id`),
  KEY `IX_audit_log_target` (`targetType`,`targetId`,`id`),
  CONSTRAINT `FK_audit_log_actor` FOREIGN KEY (`actorId`) REFERENCES `users` (`id`) ON DELETE SET NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `comment_reports` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `commentId` int(11) NOT NULL,
  `commentContent` varchar(1000) NOT NULL,
  `userId` int(11) DEFAULT NULL,
  `reason` varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `details` varchar(1000) DEFAULT NULL,
  `status` varchar(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT 'pending',
  `openKey` varchar(30) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `handledBy` int(11) DEFAULT NULL,
  `handledAt` datetime(3) DEFAULT NULL,
  `note` varchar(1000) DEFAULT NULL,
  `createdAt` datetime(3) NOT NULL,
  `updatedAt` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `UQ_comment_reports_open` (`openKey`),
  KEY `IX_comment_reports_status` (`status`,`id`),
  KEY `IX_comment_reports_reason` (`reason`,`id`),
  KEY `IX_comment_reports_comment` (`commentId`,`id`),
  KEY `IX_comment_reports_user` (`userId`),
  KEY `IX_comment_reports_handled_by` (`handledBy`),
  CONSTRAINT `FK_comment_reports_handled_by` FOREIGN KEY (`handledBy`) REFERENCES `users` (`id`) ON DELETE SET NULL,
  CONSTRAINT `FK_comment_reports_user` FOREIGN KEY (`userId`) REFERENCES `users` (`id`) ON DELETE SET NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `comment_likes` (
  `commentId` int(11) NOT NULL,
  `userId` int(11) NOT NULL,
  PRIMARY KEY (`commentId`,`userId`),
  KEY `IX_comment_likes_user` (`userId`,`commentId`),
  CONSTRAINT `FK_comment_likes_comment` FOREIGN KEY (`commentId`) REFERENCES `comments` (`id`) ON DELETE CASCADE,
  CONSTRAINT `FK_comment_likes_user` FOREIGN KEY (`userId`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `login_attempts` (
  `account` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `failures` int(11) NOT NULL,
  `lastAt` datetime(3) NOT NULL,
  PRIMARY KEY (`account`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `account_tokens` (
  `hash` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `userId` int(11) NOT NULL,
  `purpose` varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `expiresAt` datetime(3) NOT NULL,
  PRIMARY KEY (`hash`),
  KEY `IX_account_tokens_user` (`userId`,`purpose`),
  CONSTRAINT `FK_account_tokens_user` FOREIGN KEY (`userId`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `sessions` (
  `id` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `userId` int(11) DEFAULT NULL,
  `data` longtext NOT NULL,
  `userAgent` varchar(300) DEFAULT NULL,
  `createdAt` datetime(3) NOT NULL,
  `lastSeenAt` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `IX_sessions_user` (`userId`),
  KEY `IX_sessions_last_seen` (`lastSeenAt`),
  CONSTRAINT `FK_sessions_user` FOREIGN KEY (`userId`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `users` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `username` varchar(50) NOT NULL,
  `usernameKey` varchar(50) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `email` varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `emailConfirmedAt` datetime(3) DEFAULT NULL,
  `passwordHash` varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `displayName` varchar(100) NOT NULL,
  `displayNameFolded` varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `avatar` varchar(500) DEFAULT NULL,
  `bio` varchar(500) DEFAULT NULL,
  `website` varchar(500) DEFAULT NULL,
  `socialLinks` longtext NOT NULL,
  `expertise` longtext NOT NULL,
  `isContributor` tinyint(1) NOT NULL DEFAULT 0,
  `contributorVerified` tinyint(1) NOT NULL DEFAULT 0,
  `isAdmin` tinyint(1) NOT NULL DEFAULT 0,
  `suspendedUntil` datetime(3) DEFAULT NULL,
  `suspensionReason` varchar(500) DEFAULT NULL,
  `totpSecret` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `totpConfirmedAt` datetime(3) DEFAULT NULL,
  `recoveryCodes` longtext NOT NULL,
  `lastSeenAt` datetime(3) DEFAULT NULL,
  `createdAt` datetime(3) NOT NULL,
  `updatedAt` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `UQ_users_username_key` (`usernameKey`),
  UNIQUE KEY `UQ_users_email` (`email`),
  KEY `IX_users_created` (`createdAt`,`id`),
  KEY `IX_users_last_seen` (`lastSeenAt`),
  KEY `IX_users_admin` (`isAdmin`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `settings` (
  `name` varchar(60) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `value` longtext NOT NULL,
  `updatedAt` datetime(3) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `newsletter_subscriptions` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `email` varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `createdAt` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `UQ_newsletter_subscriptions_email` (`email`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `content_version` (
  `id` int(11) NOT NULL,
  `version` int(11) NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `tutorial_words` (
  `tutorialId` int(11) NOT NULL,
  `words` longtext NOT NULL,
  PRIMARY KEY (`tutorialId`),
  FULLTEXT KEY `FT_tutorial_words` (`words`),
  CONSTRAINT `FK_tutorial_words_tutorial` FOREIGN KEY (`tutorialId`) REFERENCES `tutorials` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `tutorial_tags` (
  `tutorialId` int(11) NOT NULL,
  `tag` varchar(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  PRIMARY KEY (`tutorialId`,`tag`),
  KEY `IX_tutorial_tags_tag` (`tag`,`tutorialId`),
  CONSTRAINT `FK_tutorial_tags_tutorial` FOREIGN KEY (`tutorialId`) REFERENCES `tutorials` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `domains` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `slug` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `name` varchar(80) NOT NULL,
  `description` varchar(1000) NOT NULL,
  `icon` varchar(60) NOT NULL,
  `iconBg` varchar(20) NOT NULL,
  `iconColor` varchar(20) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `UQ_domains_slug` (`slug`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `migrations` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `timestamp` bigint(20) NOT NULL,
  `name` varchar(255) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

INSERT INTO `migrations` (`timestamp`, `name`) VALUES
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

INSERT INTO `content_version` (`id`, `version`) VALUES
(1, 0),
(2, 0);

INSERT INTO `domains` (`id`, `slug`, `name`, `description`, `icon`, `iconBg`, `iconColor`) VALUES
(1, 'marine', 'Marine', 'Des bateaux.', 'anchor', '#eef', '#113'),
(2, 'cuisine', 'Cuisine', 'Des plats.', 'chef-hat', '#fee', '#311');

INSERT INTO `users` (`id`, `username`, `usernameKey`, `email`, `emailConfirmedAt`, `passwordHash`, `displayName`, `displayNameFolded`, `avatar`, `bio`, `website`, `socialLinks`, `expertise`, `isContributor`, `contributorVerified`, `isAdmin`, `suspendedUntil`, `suspensionReason`, `totpSecret`, `totpConfirmedAt`, `recoveryCodes`, `lastSeenAt`, `createdAt`, `updatedAt`) VALUES
(1, 'Admin', 'admin', 'admin@exemple.fr', '2024-03-01 09:30:00.250', '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$RXUm2aI2bWwQR/8gSogrCnlcg4/1QBUesTcvjYFgG80', 'Admin', 'admin', NULL, 'Tient un « carnet » — d’été.', NULL, '[]', '["voile"]', 0, 0, 1, NULL, NULL, NULL, NULL, '["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]', NULL, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250'),
(2, 'Lea', 'lea', 'lea@exemple.fr', '2024-03-01 09:30:00.250', '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$RXUm2aI2bWwQR/8gSogrCnlcg4/1QBUesTcvjYFgG80', 'Lea', 'lea', NULL, 'Tient un « carnet » — d’été.', NULL, '[]', '["voile"]', 1, 1, 0, NULL, NULL, NULL, NULL, '[]', NULL, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250'),
(3, 'Paul', 'paul', 'paul@exemple.fr', '2024-03-01 09:30:00.250', '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$RXUm2aI2bWwQR/8gSogrCnlcg4/1QBUesTcvjYFgG80', 'Paul', 'paul', NULL, 'Tient un « carnet » — d’été.', NULL, '[]', '["voile"]', 0, 0, 0, NULL, NULL, NULL, NULL, '[]', NULL, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250');

INSERT INTO `tutorials` (`id`, `domainId`, `title`, `titleFolded`, `description`, `matchText`, `image`, `date`, `authorName`, `authorAvatar`, `authorBio`, `readTime`, `difficulty`, `likes`, `views`, `trendingScore`, `tags`, `ratingAverage`, `ratingCount`, `licence`, `sourceUrl`, `sourcePath`, `checksum`, `rendererVersion`, `assets`, `source`, `content`, `authorId`, `createdAt`, `updatedAt`) VALUES
(1, 1, 'Nouer une amarre', 'nouer une amarre', 'Une description d’époque.', 'nouer une amarre', NULL, '2024-03-03 09:30:00.250', 'Léa', NULL, NULL, 4, 'Débutant', 1, 12, 1.5, '["nœuds","Voile"]', 4, 1, NULL, NULL, 'noeuds/amarre.md', NULL, 1, '{}', '## Nouer une amarre

Un texte d’avant, avec « guillemets », `code` et 😀.', '<h2>Nouer une amarre</h2><p>Un texte d’avant.</p>', 2, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250'),
(2, 1, 'Hisser la voile', 'hisser la voile', 'Une description d’époque.', 'hisser la voile', NULL, '2024-03-03 09:30:00.250', 'Léa', NULL, NULL, 4, 'Débutant', 1, 12, 1.5, '["nœuds","Voile"]', 4, 1, NULL, NULL, NULL, NULL, 1, '{}', '## Hisser la voile

Un texte d’avant, avec « guillemets », `code` et 😀.', '<h2>Hisser la voile</h2><p>Un texte d’avant.</p>', 2, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250'),
(3, 2, 'Cuire du pain', 'cuire du pain', 'Une description d’époque.', 'cuire du pain', NULL, '2024-03-03 09:30:00.250', 'Équipage', NULL, NULL, 4, 'Débutant', 1, 12, 1.5, '["nœuds","Voile"]', 4, 1, NULL, NULL, NULL, NULL, 1, '{}', '## Cuire du pain

Un texte d’avant, avec « guillemets », `code` et 😀.', '<h2>Cuire du pain</h2><p>Un texte d’avant.</p>', NULL, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250');

INSERT INTO `tutorial_tags` (`tutorialId`, `tag`) VALUES
(1, 'nœuds'),
(1, 'voile'),
(2, 'nœuds'),
(2, 'voile'),
(3, 'nœuds'),
(3, 'voile');

INSERT INTO `tutorial_words` (`tutorialId`, `words`) VALUES
(1, 'nouer amarre texte'),
(2, 'nouer amarre texte'),
(3, 'nouer amarre texte');

INSERT INTO `newsletter_subscriptions` (`id`, `email`, `createdAt`) VALUES
(1, 'abonnee@exemple.fr', '2024-03-04 09:30:00.250');

INSERT INTO `settings` (`name`, `value`, `updatedAt`) VALUES
('siteName', '"Le carnet de bord"', '2024-03-01 09:30:00.250');

INSERT INTO `sessions` (`id`, `userId`, `data`, `userAgent`, `createdAt`, `lastSeenAt`) VALUES
('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', 3, '{"cookie":{},"passport":{"user":3}}', 'Ancien', '2024-03-05 09:30:00.250', '2024-03-05 09:30:00.250');

INSERT INTO `login_attempts` (`account`, `failures`, `lastAt`) VALUES
('paul', 2, '2024-03-05 09:30:00.250');

INSERT INTO `comments` (`id`, `tutorialId`, `userId`, `parentId`, `content`, `likes`, `createdAt`, `updatedAt`) VALUES
(1, 1, 3, NULL, 'Bien vu, l’auteur !', 1, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250'),
(2, 1, 2, 1, 'Merci.', 0, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250');

INSERT INTO `comment_likes` (`commentId`, `userId`) VALUES
(1, 2);

INSERT INTO `comment_reports` (`id`, `commentId`, `commentContent`, `userId`, `reason`, `details`, `status`, `openKey`, `handledBy`, `handledAt`, `note`, `createdAt`, `updatedAt`) VALUES
(1, 1, 'Bien vu, l’auteur !', 2, 'spam', NULL, 'pending', '1:2', NULL, NULL, NULL, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250'),
(2, 2, 'Merci.', 3, 'other', 'Non.', 'dismissed', NULL, 1, '2024-03-06 09:30:00.250', NULL, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250');

INSERT INTO `audit_log` (`id`, `actorId`, `action`, `targetType`, `targetId`, `before`, `after`, `note`, `createdAt`) VALUES
(1, 1, 'user.verify', 'user', 2, NULL, '{"contributorVerified":true}', NULL, '2024-03-06 09:30:00.250');

INSERT INTO `ratings` (`id`, `userId`, `tutorialId`, `score`, `createdAt`, `updatedAt`) VALUES
(1, 3, 1, 4, '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250');

INSERT INTO `favorites` (`id`, `userId`, `tutorialId`, `createdAt`) VALUES
(1, 3, 1, '2024-03-07 09:30:00.250'),
(2, 3, 2, '2024-03-07 09:30:00.250');

INSERT INTO `tutorial_progress` (`userId`, `tutorialId`, `steps`, `percent`, `position`, `heading`, `finishedAt`, `updatedAt`) VALUES
(3, 1, '[]', 40, 0.4, NULL, NULL, '2024-03-08 09:30:00.250');

INSERT INTO `collections` (`id`, `userId`, `name`, `description`, `color`, `isPublic`, `shareToken`, `createdAt`, `updatedAt`) VALUES
(1, 3, 'À relire', NULL, '#336699', 1, 'dddddddddddddddddddddddddddddddd', '2024-03-01 09:30:00.250', '2024-03-02 09:30:00.250');

INSERT INTO `collection_items` (`collectionId`, `tutorialId`, `position`) VALUES
(1, 2, 0),
(1, 1, 1);

INSERT INTO `learning_paths` (`id`, `title`, `description`, `category`, `level`, `badgeText`, `badgeVariant`, `position`) VALUES
(1, 'Premier bord', 'Partir en mer.', 'Marine', 'débutant', NULL, 'default', 0);

INSERT INTO `learning_path_steps` (`id`, `pathId`, `tutorialId`, `title`, `description`, `position`) VALUES
(1, 1, 1, 'Amarrer', 'D’abord.', 0);
