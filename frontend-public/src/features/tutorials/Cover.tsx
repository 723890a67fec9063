import { coverDrawing } from '@passerelle/api-client/cover-drawing';

interface CoverProps {
  /** Selects the drawing; the same seed always gives the same bridge. */
  seed: number;
  background?: string;
  color?: string;
}

/** Cover of a tutorial without an image: a generated footbridge in its domain's colours. */
export function Cover({ seed, background = '#e2f1ee', color = '#0c6a64' }: CoverProps) {
  const { sun, piers, deck, rail } = coverDrawing(seed);
  return (
    <svg
      className="cover"
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMax slice"
      fill={background}
      stroke={background}
      color={color}
      aria-hidden
    >
      <rect className="ground" width="400" height="225" />
      <circle className="filled" cx={sun.x} cy={sun.y} r={sun.radius} opacity="0.2" />
      <path className="filled" d={piers} fillRule="evenodd" opacity="0.3" />
      <path className="drawn" d={deck} strokeWidth="5" />
      <path className="drawn" d={rail} strokeWidth="1.5" opacity="0.7" />
    </svg>
  );
}
