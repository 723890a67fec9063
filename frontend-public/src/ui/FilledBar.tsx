import { chakra, type SystemStyleObject } from '@chakra-ui/react';

/**
 * The filled part of a bar. An SVG: Chakra's Progress has an inline style, which the content security policy forbids.
 * @param look its class, which sets `fill`
 */
export function FilledBar({ percent, look }: { percent: number; look: SystemStyleObject }) {
  return (
    <chakra.svg css={{ display: 'block', w: 'full', h: 'full' }} aria-hidden>
      <chakra.rect
        css={[{ _motionSafe: { transitionProperty: 'size', transitionDuration: 'slow' } }, look]}
        asChild
      >
        <rect width={`${percent}%`} height="100%" rx="4" />
      </chakra.rect>
    </chakra.svg>
  );
}
