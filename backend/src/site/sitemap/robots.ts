/** What is somebody's own, and what is no page. */
const privatePaths = [
  '/admin',
  '/api/',
  '/collections/',
  '/contributions',
  '/ecrire',
  '/favoris',
  '/favorites',
  '/notifications',
  '/profil',
  '/profile',
];

/** What /robots.txt says. */
export function robotsText(publicUrl: string): string {
  const rules = privatePaths.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${rules.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
