import { isIPv6 } from 'node:net';
/** Key of an address: the /64 prefix for IPv6, since a client usually has all of it. */ export function network(address) {
    if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
    const [head = '', tail] = address.split('::');
    const groups = head.split(':');
    if (tail !== undefined) {
        const after = tail.split(':').filter(Boolean);
        while(groups.length + after.length < 8)groups.push('0');
        groups.push(...after);
    }
    return groups.slice(0, 4).join(':');
}
//# sourceMappingURL=network.js.map
