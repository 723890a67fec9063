export const feedFormats = [
    'atom',
    'rss'
];
/** @param path of the HTML page the feed belongs to; empty for the whole site */ export function feedPath(format, path) {
    return `${path}/flux/${format}.xml`;
}
/** Domain and tags, without duplicates. */ export function categoriesOf({ domainName, tutorial }) {
    return [
        ...new Set([
            domainName,
            ...tutorial.tags
        ])
    ];
}
//# sourceMappingURL=feed.js.map
