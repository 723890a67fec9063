/** Rules for staff, registration and publishing; stored in the table of settings. */ export const defaultSiteRules = {
    staffTwoFactor: false,
    contributorsAsk: false,
    heldPublications: 0,
    registrationProof: false,
    holdSuspects: true
};
//# sourceMappingURL=site-rules.js.map
