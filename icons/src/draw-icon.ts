import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in pixels unless a unit is said; default 24. */
  size?: number | string;
}

export type IconComponent = (props: IconProps) => ReactElement;

/** Makes a component of an icon's lines, drawn in the colour of the text around it. */
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

/** Makes a component of a symbol in a sheet that browsers keep, which says all but the size and what is filled. */
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
