/** What a query finds. */ export { };
//# sourceMappingURL=matches.js.map
