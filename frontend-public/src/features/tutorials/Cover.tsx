import { styled } from '#styles/jsx';
import type { CSSProperties } from 'react';

interface CoverProps {
  /** Chooses the drawing; the same one always draws the same bridge. */
  seed: number;
  background?: string;
  color?: string;
}

const Drawing = styled('svg', {
  base: {
    display: 'block',
    w: 'full',
    h: 'full',
    bg: 'var(--ground)',
    color: 'var(--figure)',
    // By night the bridge is lit.
    _dark: { bg: 'color-mix(in oklab, var(--figure) 40%, {colors.bg.sunken})', color: 'var(--ground)' },
  },
});

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
    <Drawing
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      style={{ '--ground': background, '--figure': color } as CSSProperties}
    >
      <circle cx={sunX} cy={deck - 42} r={sunRadius} fill="currentColor" opacity="0.2" />
      <path
        d={`M0 ${deck + rise} Q200 ${deck - rise} 400 ${deck + rise} V225 H0Z ${spans}`}
        fill="currentColor"
        fillRule="evenodd"
        opacity="0.3"
      />
      <path
        d={`M0 ${deck + rise} Q200 ${deck - rise} 400 ${deck + rise}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
      />
      <path
        d={`M0 ${deck + rise - 22} Q200 ${deck - rise - 22} 400 ${deck + rise - 22}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        opacity="0.7"
      />
    </Drawing>
  );
}
