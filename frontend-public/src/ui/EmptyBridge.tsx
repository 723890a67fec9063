import { chakra } from '@chakra-ui/react';

/** Illustration of empty states: a broken footbridge. */
export function EmptyBridge() {
  return (
    <chakra.svg
      css={{ w: '40', h: '18', fill: 'none', stroke: 'currentColor', color: 'brand.fg' }}
      viewBox="0 0 160 72"
      aria-hidden
    >
      <path d="M8 34 C 30 22, 46 20, 62 21" strokeWidth="3" strokeLinecap="round" />
      <path d="M98 21 C 114 20, 130 22, 152 34" strokeWidth="3" strokeLinecap="round" />
      <path d="M70 21 H 90" strokeWidth="3" strokeLinecap="round" strokeDasharray="1 8" opacity="0.6" />
      <path d="M20 30 V 58 M 44 22 V 58 M 116 22 V 58 M 140 30 V 58" strokeWidth="2" opacity="0.55" />
      <path
        d="M4 62 q 8 -5 16 0 t 16 0 t 16 0 t 16 0 t 16 0 t 16 0 t 16 0 t 16 0 t 16 0"
        strokeWidth="1.5"
        opacity="0.4"
      />
    </chakra.svg>
  );
}
