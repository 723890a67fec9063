import { escapeText } from '../../platform/common/escape-text.js';
/** Inline styles; the content security policy contains their hash. */ export const plainStyles = `
:root { color-scheme: light dark; --paper: #fbf9f5; --ink: #1b2127; --accent: #0c6a64; --line: #8a8f94; --wrong: #a3261b; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181c; --ink: #eceae5; --accent: #5cc4bb; --wrong: #ff9c92; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; width: 100%; max-width: 38rem; padding: 2rem; }
main:has(textarea) { max-width: 60rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { color: var(--accent); }
label { display: block; margin-top: 1.25rem; font-weight: 600; }
small { display: block; font-weight: 400; }
input, select, textarea { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: transparent; color: inherit; font: inherit; }
option { background: var(--paper); color: var(--ink); }
textarea { line-height: 1.5; }
textarea.source { min-height: 60vh; font-family: ui-monospace, monospace; font-size: 1rem; }
button { margin: 1.5rem .5rem 0 0; padding: .6rem 1.25rem; border: 1px solid var(--accent); border-radius: .5rem; background: transparent; color: var(--accent); font: inherit; font-weight: 600; cursor: pointer; }
button.main { background: var(--accent); color: var(--paper); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.wrong { color: var(--wrong); font-weight: 600; }
dt { margin-top: .75rem; font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
section { margin-block: 1.5rem; padding: 0 1.25rem 1.25rem; border: 1px solid var(--line); border-radius: .75rem; }
.said { border-inline-start: 4px solid var(--accent); padding-inline-start: 1rem; }
.said.wrong { border-color: var(--wrong); }
`;
/** A self-contained page without scripts. @param main HTML */ export function plainDocument(title, main, siteName) {
    return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)} \u{2013} ${escapeText(siteName)}</title>
<style>${plainStyles}</style>
</head>
<body>
<main>
<h1>${escapeText(title)}</h1>
${main}
</main>
</body>
</html>
`;
}
//# sourceMappingURL=plain-document.js.map
