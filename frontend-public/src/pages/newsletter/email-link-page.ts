import type { PageLoader } from '../../page-loader';

/** The URL contains a personal token. */
export const createEmailLinkLoader = (): PageLoader => () => Promise.resolve({ mayBeKept: false });
