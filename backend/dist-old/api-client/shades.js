/** Shades of a site’s accent colour by role in one theme, as `#rrggbb`. */ /** Minimum contrast of text (WCAG 2.2 AA). */ export const LEGIBLE = 4.5;
/** Backgrounds and text colours of each theme in frontend-public/src/theme that the accent meets. */ const paper = {
    grounds: [
        '#ffffff',
        '#fbf9f5',
        '#f4f0e8'
    ],
    text: '#565f68',
    on: '#ffffff'
};
const night = {
    grounds: [
        '#0d1115',
        '#13181d',
        '#1b2128',
        '#262e36'
    ],
    text: '#a9b2b9',
    on: '#0d1115'
};
const STEP = 0.01;
const HOVER = 0.06;
/** Derives all shades from one colour, each as close to it as contrast allows. @param colour `#rrggbb` */ export function shadesOf(colour) {
    const [lightness, chroma, hue] = toOklch(colour);
    const shade = (l, most = chroma)=>toHex([
            l,
            Math.min(chroma, most),
            hue
        ]);
    const lightGround = tint(shade, paper.text, 0.945, 0.03, STEP);
    const darkGround = tint(shade, night.text, 0.3, 0.04, -STEP);
    const light = legible(shade, Math.min(lightness, 0.65), -STEP, [
        ...paper.grounds,
        lightGround,
        paper.on
    ]);
    const dark = legible(shade, Math.max(lightness, 0.72), STEP, [
        ...night.grounds,
        darkGround,
        night.on
    ]);
    return {
        light: roles(shade(light), shade(light - HOVER), paper.on, lightGround, shade(0.885, 0.06)),
        dark: roles(shade(dark), shade(dark - HOVER), night.on, darkGround, darkGround)
    };
}
/** Contrast ratio of two colours (`#rgb` or `#rrggbb`), from 1 to 21. */ export function contrastOf(one, other) {
    const [dark, light] = [
        luminance(one),
        luminance(other)
    ].sort((a, b)=>a - b);
    return (light + 0.05) / (dark + 0.05);
}
const roles = (solid, hover, contrast, subtle, muted)=>({
        solid,
        hover,
        contrast,
        fg: solid,
        subtle,
        muted,
        focusRing: solid
    });
/** Steps the lightness until the shade is readable on all backgrounds. */ function legible(shade, from, step, grounds) {
    let lightness = from;
    while(lightness > 0 && lightness < 1 && grounds.some((ground)=>contrastOf(shade(lightness), ground) < LEGIBLE)){
        lightness += step;
    }
    return lightness;
}
/** A background on which muted text is readable. */ function tint(shade, text, from, most, step) {
    let lightness = from;
    while(lightness > 0 && lightness < 1 && contrastOf(shade(lightness, most), text) < LEGIBLE)lightness += step;
    return shade(lightness, most);
}
function luminance(hex) {
    const [red, green, blue] = toLinear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function toLinear(hex) {
    const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
    return [
        1,
        3,
        5
    ].map((start)=>{
        const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
}
/** OKLCH by Björn Ottosson: lightness, chroma, hue in radians. */ function toOklch(hex) {
    const [red, green, blue] = toLinear(hex);
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
    return [
        0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
        Math.hypot(a, b),
        Math.atan2(b, a)
    ];
}
/** Converts to sRGB, reducing chroma that is out of gamut. */ function toHex([lightness, chroma, hue]) {
    for(let vivid = chroma; vivid > 0; vivid -= 0.004){
        const shown = toRgb(lightness, vivid, hue);
        if (shown.every((value)=>value >= -0.0005 && value <= 1.0005)) return asHex(shown);
    }
    return asHex(toRgb(lightness, 0, hue));
}
function toRgb(lightness, chroma, hue) {
    const [a, b] = [
        chroma * Math.cos(hue),
        chroma * Math.sin(hue)
    ];
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    return [
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
    ];
}
function asHex(linear) {
    const parts = linear.map((value)=>{
        const within = Math.min(1, Math.max(0, value));
        const coded = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
        return Math.round(coded * 255).toString(16).padStart(2, '0');
    });
    return `#${parts.join('')}`;
}
//# sourceMappingURL=shades.js.map
