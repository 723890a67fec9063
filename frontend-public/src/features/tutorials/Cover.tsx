import { coverDrawing } from '@passerelle/api-client/cover-drawing';
import { css } from '#styles/css';

interface CoverProps {
  /** Selects the drawing; the same seed always gives the same bridge. */
  seed: number;
  background?: string;
  color?: string;
}

/*
 * The SVG passes colours down: the background as fill and stroke, the bridge as `currentColor`. In the dark theme the
 * bridge is the bright part.
 */
const ground = css({
  stroke: 'none',
  _dark: { fill: 'color-mix(in oklab, currentColor 40%, {colors.bg.sunken})' },
});
const filled = css({ stroke: 'none', fill: { base: 'currentColor', _dark: 'inherit' } });
const drawn = css({ fill: 'none', stroke: { base: 'currentColor', _dark: 'inherit' } });

/** Cover of a tutorial without an image: a generated footbridge in its domain's colours. */
export function Cover({ seed, background = '#e2f1ee', color = '#0c6a64' }: CoverProps) {
  const { sun, piers, deck, rail } = coverDrawing(seed);
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
      <circle className={filled} cx={sun.x} cy={sun.y} r={sun.radius} opacity="0.2" />
      <path className={filled} d={piers} fillRule="evenodd" opacity="0.3" />
      <path className={drawn} d={deck} strokeWidth="5" />
      <path className={drawn} d={rail} strokeWidth="1.5" opacity="0.7" />
    </svg>
  );
}
