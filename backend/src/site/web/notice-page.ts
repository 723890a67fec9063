import { escapeText } from '../../platform/common/escape-text.js';

interface Notice {
  title: string;
  text: string;
  link: { label: string; href: string };
}

/** Written into the page; the content security policy names their hash. */
export const noticeStyles = `
:root { color-scheme: light dark; --paper: #fbf9f5; --ink: #1b2127; --accent: #0c6a64; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181c; --ink: #eceae5; --accent: #5cc4bb; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; padding: 2rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { color: var(--accent); }
`;

/** A page in place of the one that was asked for, complete in itself: nothing else of the site is sure to answer. */
export function noticePage({ title, text, link }: Notice, siteName: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)} – ${escapeText(siteName)}</title>
<style>${noticeStyles}</style>
</head>
<body>
<main>
<h1>${escapeText(title)}</h1>
<p>${escapeText(text)}</p>
<p><a href="${escapeText(link.href)}">${escapeText(link.label)}</a></p>
</main>
</body>
</html>
`;
}
