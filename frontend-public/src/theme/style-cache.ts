import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Collects the styles of a page's components. The content security policy allows rules that are inserted into an empty
 * style element, but no text in it. The supported browsers need no prefixes.
 */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: 'c', speedy: true, stylisPlugins: [] });
