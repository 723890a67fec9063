/** What is asked of those who administer and moderate; beside the settings of the console, in the same table. */
export interface StaffRules {
  /** Whether they need a second factor, while the site proposes one. */
  staffTwoFactor: boolean;
}

export const defaultStaffRules: StaffRules = { staffTwoFactor: false };
