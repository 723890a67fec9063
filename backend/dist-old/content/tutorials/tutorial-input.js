/** Filter of the administrators' list. */ export { };
//# sourceMappingURL=tutorial-input.js.map
