import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
const MATH = '@fontsource/stix-two-math/index.css';
const STYLESHEETS = [
    '@fontsource-variable/bricolage-grotesque/wght.css',
    '@fontsource-variable/source-serif-4/wght.css',
    '@fontsource-variable/source-serif-4/wght-italic.css',
    MATH
];
let fonts;
/** The site's two families and the math font, independent of the machine's fonts. */ export function pdfFonts() {
    return fonts ??= readFonts();
}
async function readFonts() {
    const { resolve } = createRequire(import.meta.url);
    const files = new Map();
    const sheets = STYLESHEETS.map(async (name)=>{
        const path = resolve(name);
        const sheet = await readFile(path, 'utf8');
        // The package restricts it to Latin, though the file contains all math symbols.
        const css = name === MATH ? sheet.replace(/unicode-range:[^;:]*;/, '') : sheet;
        const names = [
            ...css.matchAll(/\.\/files\/([\w-]+\.woff2)/g)
        ].map(([, file])=>file);
        for (const file of names){
            const bytes = await readFile(join(dirname(path), 'files', file));
            files.set(`/fonts/${file}`, {
                type: 'font/woff2',
                bytes
            });
        }
        return css.replaceAll('./files/', '/fonts/').replaceAll('font-display: swap', 'font-display: block');
    });
    return {
        css: (await Promise.all(sheets)).join('\n'),
        files
    };
}
//# sourceMappingURL=pdf-fonts.js.map
