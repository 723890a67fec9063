import { chakra, type SystemStyleObject } from '@chakra-ui/react';

/**
 * The filled part of a bar. An SVG, since the content security policy forbids inline styles.
 * @param look its class, which sets `fill`
 */
export function FilledBar({ percent, look }: { percent: number; look: SystemStyleObject }) {
  return (
    <chakra.svg css={{ display: 'block', w: 'full', h: 'full' }} aria-hidden>
      <chakra.rect
        css={[
          { transition: 'width', transitionDuration: 'slow', _motionReduce: { transition: 'none' } },
          look,
        ]}
        width={`${percent}%`}
        height="100%"
        rx="4"
      />
    </chakra.svg>
  );
}
