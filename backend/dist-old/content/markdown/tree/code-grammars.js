import apache from 'highlight.js/lib/languages/apache';
import clojure from 'highlight.js/lib/languages/clojure';
import cmake from 'highlight.js/lib/languages/cmake';
import dart from 'highlight.js/lib/languages/dart';
import django from 'highlight.js/lib/languages/django';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import dos from 'highlight.js/lib/languages/dos';
import elixir from 'highlight.js/lib/languages/elixir';
import elm from 'highlight.js/lib/languages/elm';
import erb from 'highlight.js/lib/languages/erb';
import handlebars from 'highlight.js/lib/languages/handlebars';
import haskell from 'highlight.js/lib/languages/haskell';
import http from 'highlight.js/lib/languages/http';
import julia from 'highlight.js/lib/languages/julia';
import latex from 'highlight.js/lib/languages/latex';
import matlab from 'highlight.js/lib/languages/matlab';
import nginx from 'highlight.js/lib/languages/nginx';
import ocaml from 'highlight.js/lib/languages/ocaml';
import powershell from 'highlight.js/lib/languages/powershell';
import reasonml from 'highlight.js/lib/languages/reasonml';
import scala from 'highlight.js/lib/languages/scala';
import stylus from 'highlight.js/lib/languages/stylus';
import twig from 'highlight.js/lib/languages/twig';
import vim from 'highlight.js/lib/languages/vim';
import { common } from 'lowlight';
export const grammars = {
    ...common,
    apache,
    clojure,
    cmake,
    dart,
    django,
    dockerfile,
    dos,
    elixir,
    elm,
    erb,
    handlebars,
    haskell,
    http,
    julia,
    latex,
    matlab,
    nginx,
    ocaml,
    powershell,
    reasonml,
    scala,
    stylus,
    twig,
    vim
};
/** Language names of tutorials that the grammars lack. */ export const grammarAliases = {
    bash: [
        'dotenv',
        'env'
    ],
    django: [
        'liquid',
        'nunjucks',
        'njk'
    ],
    go: [
        'go-template'
    ],
    handlebars: [
        'go-html-template',
        'gohtml',
        'mustache'
    ],
    ini: [
        'conf',
        'editorconfig',
        'properties'
    ],
    json: [
        'webmanifest'
    ],
    markdown: [
        'mdx'
    ],
    reasonml: [
        'reason'
    ],
    shell: [
        'terminal'
    ],
    xml: [
        'astro',
        'svelte',
        'vue',
        'vue-html'
    ]
};
//# sourceMappingURL=code-grammars.js.map
