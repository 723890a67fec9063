/** Lucide's icons, one module each: `import ArrowLeft from '~icons/arrow-left'`. */
declare module '~icons/*' {
  import type { IconComponent } from '@passerelle/icons/draw-icon';
  const icon: IconComponent;
  export default icon;
}

/** Without React: the inner markup of an svg element, see `lucideShape`. */
declare module '~icon-lines/*' {
  const lines: string;
  export default lines;
}
