/** Content of a backup, whichever form it is stored in. */ export { };
//# sourceMappingURL=archive.js.map
