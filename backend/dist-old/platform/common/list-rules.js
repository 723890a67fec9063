export { };
//# sourceMappingURL=list-rules.js.map
