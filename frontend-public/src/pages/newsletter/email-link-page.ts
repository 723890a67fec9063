import { data } from 'react-router';

/** Its address is a secret of one person. */
export const createEmailLinkLoader = () => () => data(null, { headers: { 'cache-control': 'no-store' } });
