/** What is counted; each subject defines its own parts. */ export { };
//# sourceMappingURL=changes.js.map
