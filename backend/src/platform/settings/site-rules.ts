/** Rules for staff, registration and publishing; stored in the table of settings. */
export interface SiteRules {
  /** Whether staff must use two-factor authentication, while the site offers it. */
  staffTwoFactor: boolean;
  /** Whether members must request to become contributors. */
  contributorsAsk: boolean;
  /** How many of a contributor's first publications are held for review. */
  heldPublications: number;
  /** Whether registration requires a proof of work by the browser. */
  registrationProof: boolean;
  /** Whether suspected spam comments wait for a moderator. */
  holdSuspects: boolean;
}

export const defaultSiteRules: SiteRules = {
  staffTwoFactor: false,
  contributorsAsk: false,
  heldPublications: 0,
  registrationProof: false,
  holdSuspects: true,
};
