import type { PageLoader } from '../../router/page-routes';

/** The URL contains a personal token. */
export const createEmailLinkLoader = (): PageLoader => () => Promise.resolve({ mayBeKept: false });
