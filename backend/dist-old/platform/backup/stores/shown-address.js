import { isAddress } from '../../../config.js';
/** A path unchanged; a URL without password, access key and query. */ export function shownAddress(place) {
    if (!isAddress(place)) return place;
    const { protocol, host, username, pathname } = new URL(place);
    const user = protocol === 'sftp:' && username ? `${username}@` : '';
    return `${protocol}//${user}${host}${pathname.replace(/\/$/, '')}`;
}
//# sourceMappingURL=shown-address.js.map
