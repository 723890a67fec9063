import { isAddress } from '../../../config.js';

/** A path as it is; an address without its password, its access key and what else it says about them. */
export function shownAddress(place: string): string {
  if (!isAddress(place)) return place;
  const { protocol, host, username, pathname } = new URL(place);
  const user = protocol === 'sftp:' && username ? `${username}@` : '';
  return `${protocol}//${user}${host}${pathname.replace(/\/$/, '')}`;
}
