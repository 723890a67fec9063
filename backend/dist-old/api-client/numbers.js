const decimals = (digits)=>new Intl.NumberFormat('fr-FR', {
        maximumFractionDigits: digits
    });
const whole = decimals(0);
const tenths = decimals(1);
/** « 12 345 » */ export function formatNumber(value) {
    return whole.format(value);
}
/** « 4,5 », to the tenth. */ export function formatTenths(value) {
    return tenths.format(value);
}
/** « 3,2 Mo » */ export function formatBytes(bytes) {
    if (bytes >= 1e9) return `${tenths.format(bytes / 1e9)}\u00A0Go`;
    if (bytes >= 1e6) return `${tenths.format(bytes / 1e6)}\u00A0Mo`;
    return `${tenths.format(bytes / 1e3)}\u00A0ko`;
}
/** « 1 tutoriel », « 12 345 tutoriels ». In French nought is singular. */ export function counted(count, one, many = `${one}s`) {
    return `${formatNumber(count)} ${count > 1 ? many : one}`;
}
/** « un, deux et trois » */ export function listed(texts) {
    return new Intl.ListFormat('fr').format(texts);
}
//# sourceMappingURL=numbers.js.map
