/** What is asked of those who administer, moderate, join and publish; beside the settings of the console, in the same table. */
export interface SiteRules {
  /** Whether those who administer and moderate need a second factor, while the site proposes one. */
  staffTwoFactor: boolean;
  /** Whether members ask to become contributors, rather than become so at once. */
  contributorsAsk: boolean;
  /** How many of a contributor’s first publications somebody looks at before readers do. */
  heldPublications: number;
  /** Whether browsers have to work before they register somebody. */
  registrationProof: boolean;
  /** Whether comments that look like advertising wait for a moderator. */
  holdSuspects: boolean;
}

export const defaultSiteRules: SiteRules = {
  staffTwoFactor: false,
  contributorsAsk: false,
  heldPublications: 0,
  registrationProof: false,
  holdSuspects: true,
};
