/** A footbridge as SVG paths in a 400 × 225 box, deterministic by seed. */ export function coverDrawing(seed) {
    const arches = 2 + seed % 4;
    const span = 400 / arches;
    const deck = 118 + seed * 37 % 4 * 12;
    const rise = 18 + seed * 13 % 5 * 7;
    const spans = Array.from({
        length: arches
    }, (_, index)=>{
        const from = index * span + span * 0.1;
        const width = span * 0.8;
        return `M${from} 225 V${deck + 62} a${width / 2} ${Math.min(width / 2, 48)} 0 0 1 ${width} 0 V225`;
    }).join(' ');
    const arc = (y)=>`M0 ${y + rise} Q200 ${y - rise} 400 ${y + rise}`;
    return {
        sun: {
            x: 60 + seed * 71 % 280,
            y: deck - 42,
            radius: 26 + seed * 29 % 4 * 9
        },
        piers: `${arc(deck)} V225 H0Z ${spans}`,
        deck: arc(deck),
        rail: arc(deck - 22)
    };
}
//# sourceMappingURL=cover-drawing.js.map
