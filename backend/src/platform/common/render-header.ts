/** Carries `Config.renderToken` on the calls that the server makes to its own API while it renders a page. */
export const RENDER_HEADER = 'x-passerelle-render';
