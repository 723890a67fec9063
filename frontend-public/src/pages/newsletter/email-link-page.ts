import type { PageLoader } from '../../router/page-routes';

/** Its address is a secret of one person. */
export const createEmailLinkLoader = (): PageLoader => () => Promise.resolve({ mayBeKept: false });
