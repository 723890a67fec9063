/** Private pages, and paths that are no pages. */ const privatePaths = [
    '/admin',
    '/api/',
    '/collections/',
    '/contributions',
    '/ecrire',
    '/favoris',
    '/favorites',
    '/notifications',
    '/profil',
    '/profile'
];
/** Content of /robots.txt. */ export function robotsText(publicUrl) {
    const rules = privatePaths.map((path)=>`Disallow: ${path}\n`);
    return `User-agent: *\n${rules.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
//# sourceMappingURL=robots.js.map
