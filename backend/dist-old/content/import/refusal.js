/** Reason why a file is not imported; `message` is French and continues after the file's name. */ export class Refusal extends Error {
}
//# sourceMappingURL=refusal.js.map
