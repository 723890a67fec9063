/** Increment whenever the same source gives different HTML; stored HTML is then rendered again. */ export const RENDERER_VERSION = 8;
//# sourceMappingURL=rendered-markdown.js.map
