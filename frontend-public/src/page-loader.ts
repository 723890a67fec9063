import type { Params } from 'react-router-dom';

interface PageRequest {
  params: Params;
  url: URL;
}

/** Response details that a loader gives the server. */
export interface PageAnswer {
  /** Default: 200. */
  status?: number;
  /** Disables caching: the page shows private data, or data whose changes emit no event. */
  mayBeKept?: false;
  /** New address of the page, for a permanent redirect. */
  movedTo?: string;
}

/**
 * Fetches the page's data into the query client. The server awaits it and uses its answer; the browser does neither.
 */
export type PageLoader = (request: PageRequest) => Promise<PageAnswer | null>;
