/** A failed translation; `message` gives the reason in French. */ export class TranslationError extends Error {
}
/** A service that translates from French. */ export class Translator {
}
//# sourceMappingURL=translator.js.map
