import { css } from '#styles/css';
import type { IconComponent } from '@passerelle/icons/draw-icon';
import BookOpen from '~icons/book-open';
import CodeXml from '~icons/code-xml';
import Languages from '~icons/languages';
import ListChecks from '~icons/list-checks';
import Megaphone from '~icons/megaphone';
import Palette from '~icons/palette';
import Sprout from '~icons/sprout';
import type { Domain } from './domain';

const icons: Record<string, IconComponent> = {
  'code-xml': CodeXml,
  palette: Palette,
  megaphone: Megaphone,
  'list-checks': ListChecks,
  languages: Languages,
  sprout: Sprout,
};

/** A domain's icon on its own ground; a book for an icon we do not have. */
export function DomainIcon({ domain, size = 48 }: { domain: Domain; size?: number }) {
  const Icon = icons[domain.icon] ?? BookOpen;
  return (
    <svg
      className={css({
        flexShrink: '0',
        borderRadius: 'md',
        '& svg': { stroke: { base: 'currentColor', _dark: 'inherit' } },
      })}
      width={size}
      height={size}
      fill={domain.iconBg}
      stroke={domain.iconBg}
      color={domain.iconColor}
      aria-hidden
    >
      <rect
        className={css({
          stroke: 'none',
          _dark: { fill: 'color-mix(in oklab, currentColor 50%, {colors.bg.sunken})' },
        })}
        width="100%"
        height="100%"
      />
      <Icon x={size / 4} y={size / 4} size={size / 2} />
    </svg>
  );
}
