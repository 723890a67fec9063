import { createHash } from 'node:crypto';
import { shadesOf } from '../../api-client/shades.js';
import { defaultAppearance } from '../../platform/settings/appearance.js';
/** Not used by pages, or passed in another form. */ const elsewhere = [
    'shareImage',
    'mailSender',
    'mailSignature',
    'realFigures',
    'figuresFrom'
];
/** Passed as pairs, which are shorter. */ const linkNames = [
    'menuLinks',
    'footerLinks',
    'socialLinks'
];
const hidden = [
    ...elsewhere,
    ...linkNames,
    'accent',
    'expertise'
];
/** @returns undefined when nothing is customized */ export function lookOf(appearance) {
    const own = Object.entries(appearance).filter(([name, value])=>!hidden.includes(name) && !isBuiltIn(name, value));
    const { accent, realFigures, expertise } = appearance;
    const styles = accent ? {
        styles: `/apparence.css?v=${versionOf(accent)}`
    } : {};
    const links = linkNames.filter((name)=>!isBuiltIn(name, appearance[name])).map((name)=>[
            name,
            appearance[name].map(({ label, href })=>[
                    label,
                    href
                ])
        ]);
    const subjects = expertise ? {
        expertise: expertise.map(({ code, label })=>[
                code,
                label
            ])
    } : {};
    const figures = realFigures ? {
        realFigures: true
    } : {};
    const look = {
        ...Object.fromEntries([
            ...own,
            ...links
        ]),
        ...subjects,
        ...styles,
        ...figures
    };
    return Object.keys(look).length > 0 ? look : undefined;
}
/** Style sheet that replaces the built-in accent colour in the design system's variables. */ export function accentStyles(accent) {
    const { light, dark } = shadesOf(accent);
    const [day, night] = [
        variables(light),
        variables(dark)
    ];
    const withoutScripts = '@media screen and (prefers-color-scheme:dark) and (scripting:none)';
    return `:where(html){${day}}@media screen{.dark{${night}}}${withoutScripts}{:where(html){${night}}}`;
}
/** Hash that changes with the style sheet. */ export function versionOf(accent) {
    return createHash('sha256').update(accentStyles(accent)).digest('hex').slice(0, 12);
}
function isBuiltIn(name, value) {
    return JSON.stringify(value) === JSON.stringify(defaultAppearance[name]);
}
function variables(shades) {
    return Object.entries(shades).map(([role, colour])=>`--p-colors-brand-${role.replace(/[A-Z]/, (letter)=>`-${letter.toLowerCase()}`)}:${colour}`).join(';');
}
//# sourceMappingURL=site-look.js.map
