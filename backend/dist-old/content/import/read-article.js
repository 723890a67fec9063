import { readFile } from 'node:fs/promises';
import { LineCounter, parseDocument } from 'yaml';
import { fileWithin } from './find-articles.js';
import { Refusal } from './refusal.js';
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_FRONT_MATTER = 64 * 1024;
const MAX_ALIASES = 50;
/**
 * Reads a Markdown file below the root; undefined for accompanying files (README, LICENSE…).
 * @throws Refusal
 */ export async function readArticle(root, path) {
    const file = await fileWithin(root, path);
    if (file.size > MAX_BYTES) {
        const megabytes = (file.size / 1024 / 1024).toLocaleString('fr', {
            maximumFractionDigits: 1
        });
        throw new Refusal(`fichier de ${megabytes} Mo, la limite est de 2 Mo`);
    }
    const bytes = await readFile(file.path).catch(()=>{
        throw new Refusal('fichier illisible');
    });
    const text = decode(bytes);
    if (!/^---[ \t]*\n/.test(text)) {
        if (/(?:^|\/)(?:attribution|authors|changelog|contributing|licen[cs]e|lisezmoi|readme)[^/]*$/i.test(path)) return undefined;
        throw new Refusal("l\u2019en-t\xeate YAML manque (un bloc entre deux lignes --- au d\xe9but du fichier)");
    }
    return {
        bytes,
        ...parseArticle(text)
    };
}
/** @throws Refusal for bytes that are not UTF-8 text */ export function decode(bytes) {
    if (bytes.includes(0)) throw new Refusal("contenu binaire, ce n\u2019est pas du texte");
    try {
        return new TextDecoder('utf-8', {
            fatal: true
        }).decode(bytes).replace(/\r\n?/g, '\n');
    } catch  {
        throw new Refusal("texte illisible : il n\u2019est pas en UTF-8");
    }
}
/**
 * Splits off the front matter.
 * @throws Refusal when it is not closed or is invalid YAML
 */ export function parseArticle(text) {
    const [, yaml, body] = divide(text);
    if (yaml === undefined) throw new Refusal("l\u2019en-t\xeate YAML n\u2019est pas referm\xe9 par une ligne ---");
    return {
        frontMatter: parseYaml(yaml),
        body: dropSecondFrontMatter(body).trim()
    };
}
function divide(text) {
    const lines = text.split('\n');
    const end = lines.findIndex((line, at)=>at > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line));
    return end < 0 ? [
        text
    ] : [
        text,
        lines.slice(1, end).join('\n'),
        lines.slice(end + 1).join('\n')
    ];
}
function parseYaml(yaml) {
    if (yaml.length > MAX_FRONT_MATTER) throw new Refusal("en-t\xeate YAML de plus de 64 Ko");
    const lineCounter = new LineCounter();
    const document = readDocument(yaml, lineCounter);
    const [error] = document.errors;
    if (error) {
        // Line numbers start at the delimiter that opens the front matter.
        const line = lineCounter.linePos(error.pos[0]).line + 1;
        throw new Refusal(`en-t\xeate YAML invalide \xe0 la ligne ${line}${explain(error)}`);
    }
    let value;
    try {
        value = document.toJS({
            maxAliasCount: MAX_ALIASES
        });
    } catch  {
        throw new Refusal("en-t\xeate YAML invalide : trop d\u2019alias, ou un alias sans ancre");
    }
    if (value === null) return {};
    if (typeof value !== 'object' || Array.isArray(value)) {
        throw new Refusal("en-t\xeate YAML invalide : il doit tenir en lignes \xab cl\xe9: valeur \xbb");
    }
    return value;
}
function readDocument(yaml, lineCounter) {
    try {
        return parseDocument(yaml, {
            lineCounter,
            prettyErrors: false
        });
    } catch  {
        // Nesting exceeds the stack.
        throw new Refusal("en-t\xeate YAML invalide : trop de niveaux");
    }
}
function explain({ code }) {
    if (code === 'DUPLICATE_KEY') return " : cl\xe9 en double";
    if (code === 'TAB_AS_INDENT') return " : tabulation au lieu d\u2019espaces";
    if (code === 'MISSING_CHAR') return ' : guillemet ou signe manquant';
    if (code === 'BLOCK_AS_IMPLICIT_KEY') return " : un texte avec deux-points doit \xeatre entre guillemets";
    return '';
}
/** Drops the original front matter that tutorials from other sites often keep below ours. */ function dropSecondFrontMatter(body) {
    const text = body.replace(/^\s*\n/, '');
    if (!/^---[ \t]*\n/.test(text)) return body;
    const [, yaml, rest] = divide(text);
    const lines = yaml?.split('\n').filter((line)=>line.trim() !== '');
    if (!lines?.length || !/^[\w-]+[ \t]*:/.test(lines[0])) return body;
    return lines.every((line)=>/^(?:[\w-]+[ \t]*:|[ \t]|#|- )/.test(line)) ? rest : body;
}
//# sourceMappingURL=read-article.js.map
