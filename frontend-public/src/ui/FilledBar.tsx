import { css } from '#styles/css';
import type { SystemStyleObject } from '../../styled-system/types';

/**
 * The filled part of a bar. An SVG, since the content security policy forbids inline styles.
 * @param look its class, which sets `fill`
 */
export function FilledBar({ percent, look }: { percent: number; look: SystemStyleObject }) {
  return (
    <svg className={css({ display: 'block', w: 'full', h: 'full' })} aria-hidden>
      <rect
        className={css(
          { transition: 'width', transitionDuration: 'slow', _motionReduce: { transition: 'none' } },
          look,
        )}
        width={`${percent}%`}
        height="100%"
        rx="4"
      />
    </svg>
  );
}
