export const firstRunSteps = [
    'identity',
    'address',
    'mail',
    'registration',
    'content'
];
/** Requirements that no program can verify, so administrators confirm them. */ export const attestable = [
    'privacy',
    'accessibility'
];
export const defaultSiteState = {
    hasDemoContent: false,
    firstRun: null,
    attested: [],
    mailTest: null,
    dkimSelector: null
};
//# sourceMappingURL=site-state.js.map
