export const firstRunSteps = ['identity', 'address', 'mail', 'registration', 'content'] as const;
export type FirstRunStep = (typeof firstRunSteps)[number];

/** Requirements that no program can verify, so administrators confirm them. */
export const attestable = ['privacy', 'accessibility'] as const;
export type Attested = (typeof attestable)[number];

/** Result of the latest test email. */
export interface MailTest {
  /** ISO 8601. */
  at: string;
  wasAccepted: boolean;
  /** The server's reply, or the error. */
  answer: string | null;
  /** Mail server and sender at the time; after a change the result no longer applies. */
  setup: string;
}

/** Progress of a site's setup; stored in the table of settings. */
export interface SiteState {
  /** Whether the sample tutorials and members still exist. */
  hasDemoContent: boolean;
  /** First-run steps done or postponed; null once finished, and for sites older than the first run. */
  firstRun: Partial<Record<FirstRunStep, 'done' | 'later'>> | null;
  attested: Attested[];
  mailTest: MailTest | null;
  /** Selector of the mail server's DKIM key. */
  dkimSelector: string | null;
  /** Since when emails leave this machine, in ISO 8601; null while there is no mail server. */
  mailSince: string | null;
}

export const defaultSiteState: SiteState = {
  hasDemoContent: false,
  firstRun: null,
  attested: [],
  mailTest: null,
  dkimSelector: null,
  mailSince: null,
};
