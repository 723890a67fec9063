/** What the index stores of a tutorial. */ /** Text between a heading and the next; the first section may have no heading. */ export { };
//# sourceMappingURL=search-document.js.map
