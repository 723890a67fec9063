import { css } from '#styles/css';

interface CoverProps {
  /** Chooses the drawing; the same one always draws the same bridge. */
  seed: number;
  background?: string;
  color?: string;
}

/* The drawing hands its colours down: the ground as fill and stroke, the bridge as colour. By night the bridge is lit. */
const ground = css({
  stroke: 'none',
  _dark: { fill: 'color-mix(in oklab, currentColor 40%, {colors.bg.sunken})' },
});
const filled = css({ stroke: 'none', fill: { base: 'currentColor', _dark: 'inherit' } });
const drawn = css({ fill: 'none', stroke: { base: 'currentColor', _dark: 'inherit' } });

/** The cover of a tutorial without an image: a footbridge of its own, in the colours of its domain. */
export function Cover({ seed, background = '#e2f1ee', color = '#0c6a64' }: CoverProps) {
  const arches = 2 + (seed % 4);
  const span = 400 / arches;
  const deck = 118 + ((seed * 37) % 4) * 12;
  const rise = 18 + ((seed * 13) % 5) * 7;
  const sunX = 60 + ((seed * 71) % 280);
  const sunRadius = 26 + ((seed * 29) % 4) * 9;
  const spans = Array.from({ length: arches }, (_, index) => {
    const from = index * span + span * 0.1;
    const width = span * 0.8;
    return `M${from} 225 V${deck + 62} a${width / 2} ${Math.min(width / 2, 48)} 0 0 1 ${width} 0 V225`;
  }).join(' ');
  return (
    <svg
      className={css({ display: 'block', w: 'full', h: 'full' })}
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMax slice"
      fill={background}
      stroke={background}
      color={color}
      aria-hidden
    >
      <rect className={ground} width="400" height="225" />
      <circle className={filled} cx={sunX} cy={deck - 42} r={sunRadius} opacity="0.2" />
      <path
        className={filled}
        d={`M0 ${deck + rise} Q200 ${deck - rise} 400 ${deck + rise} V225 H0Z ${spans}`}
        fillRule="evenodd"
        opacity="0.3"
      />
      <path
        className={drawn}
        d={`M0 ${deck + rise} Q200 ${deck - rise} 400 ${deck + rise}`}
        strokeWidth="5"
      />
      <path
        className={drawn}
        d={`M0 ${deck + rise - 22} Q200 ${deck - rise - 22} 400 ${deck + rise - 22}`}
        strokeWidth="1.5"
        opacity="0.7"
      />
    </svg>
  );
}
