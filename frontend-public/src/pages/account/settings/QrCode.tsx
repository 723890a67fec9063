import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

/** A QR code; dark on light in both themes, as scanners expect. */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { border: 3 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <chakra.svg
      css={{ w: '48', h: '48', borderRadius: 'md' }}
      role="img"
      aria-label="Code QR du second facteur"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join('')} fill="#000" />
    </chakra.svg>
  );
}
