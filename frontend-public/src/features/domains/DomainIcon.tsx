import { css } from '#styles/css';
import type { CSSProperties } from 'react';
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
    <div
      className={css({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: '0',
        borderRadius: 'md',
        bg: { base: 'var(--ground)', _dark: 'color-mix(in oklab, var(--figure) 50%, {colors.bg.sunken})' },
        color: { base: 'var(--figure)', _dark: 'var(--ground)' },
      })}
      style={
        {
          width: size,
          height: size,
          '--ground': domain.iconBg,
          '--figure': domain.iconColor,
        } as CSSProperties
      }
      aria-hidden
    >
      <Icon size={size / 2} />
    </div>
  );
}
