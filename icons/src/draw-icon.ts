import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in pixels unless given with a unit; default 24. */
  size?: number | string;
}

export type IconComponent = (props: IconProps) => ReactElement;

/** Creates a component for an icon, drawn in `currentColor`. */
export function drawIcon(shape: string): IconComponent {
  return ({ size = 24, ...props }) =>
    createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...props,
      dangerouslySetInnerHTML: { __html: shape },
    });
}

/** Creates a component for a symbol in a cached sprite. The symbol carries every attribute except size and fill. */
export function drawFromSheet(address: string): IconComponent {
  const __html = `<use href="${address}"/>`;
  return ({ size = 24, ...props }) =>
    createElement('svg', {
      width: size,
      height: size,
      fill: 'none',
      ...props,
      dangerouslySetInnerHTML: { __html },
    });
}
