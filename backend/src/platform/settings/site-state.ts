export const firstRunSteps = ['identity', 'address', 'mail', 'registration', 'content'] as const;
export type FirstRunStep = (typeof firstRunSteps)[number];

/** What no program can know. */
export const attestable = ['privacy', 'accessibility'] as const;
export type Attested = (typeof attestable)[number];

/** What came of the latest message sent for a try. */
export interface MailTest {
  /** ISO. */
  at: string;
  wasAccepted: boolean;
  /** What the server answered, or why it did not. */
  answer: string | null;
  /** What the site sends through and as whom; once that changes the try says nothing any more. */
  setup: string;
}

/** How far a site has come since it was made; beside the settings, in the same table. */
export interface SiteState {
  /** Whether the sample tutorials and members of a new site are still there. */
  hasDemoContent: boolean;
  /** The steps of the first run that are done or put off; null once it is over, and where a site was there before it. */
  firstRun: Partial<Record<FirstRunStep, 'done' | 'later'>> | null;
  attested: Attested[];
  mailTest: MailTest | null;
  /** Names the key with which the mail server signs. */
  dkimSelector: string | null;
}

export const defaultSiteState: SiteState = {
  hasDemoContent: false,
  firstRun: null,
  attested: [],
  mailTest: null,
  dkimSelector: null,
};
