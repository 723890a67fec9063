/** Carries `Config.renderToken` on the server's own API calls while it renders a page. */ export const RENDER_HEADER = 'x-passerelle-render';
//# sourceMappingURL=render-header.js.map
