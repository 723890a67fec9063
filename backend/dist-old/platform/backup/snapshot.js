/** A consistent snapshot of a database that blocks no writer. */ export { };
//# sourceMappingURL=snapshot.js.map
