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

/** In the order in which they run. MySQL commits each schema change at once, so a migration makes one only. */
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
];
