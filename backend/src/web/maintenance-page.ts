const RETRY_AFTER_S = 300;

/** Where administrators sign in, whoever has lost their password gets a new one, and letters can be ended at any time. */
const OPEN_PAGES =
  /^\/(connexion|login|auth(\/[^/]+)?|mot-de-passe-oublie|nouveau-mot-de-passe|newsletter\/[^/]+)\/?$/i;

export function staysOpenInMaintenance(path: string): boolean {
  return OPEN_PAGES.test(path);
}

/** Complete in itself: in maintenance nothing else of the site is sure to answer. */
export function maintenancePage(siteName: string): {
  status: number;
  headers: Record<string, string>;
  html: string;
} {
  const name = escape(siteName);
  return {
    status: 503,
    headers: {
      'retry-after': String(RETRY_AFTER_S),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
    html: `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Site en maintenance – ${name}</title>
<style>
:root { color-scheme: light dark; --paper: #fbf9f5; --ink: #1b2127; --accent: #0c6a64; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181c; --ink: #eceae5; --accent: #5cc4bb; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; padding: 2rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { color: var(--accent); }
</style>
</head>
<body>
<main>
<h1>Le site est en maintenance</h1>
<p>${name} revient dans quelques minutes. Vos tutoriels, vos favoris et vos commentaires ne sont pas touchés.</p>
<p><a href="/connexion">Connexion des administrateurs</a></p>
</main>
</body>
</html>
`,
  };
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
