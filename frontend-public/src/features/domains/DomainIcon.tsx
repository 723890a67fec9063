import { Flex } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import CodeXml from 'lucide-react/icons/code-xml';
import Languages from 'lucide-react/icons/languages';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import Palette from 'lucide-react/icons/palette';
import Sprout from 'lucide-react/icons/sprout';
import type { Domain } from './domain';

const icons: Record<string, LucideIcon> = {
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
    <Flex
      align="center"
      justify="center"
      flexShrink="0"
      borderRadius="md"
      bg={{ base: 'var(--ground)', _dark: 'color-mix(in oklab, var(--figure) 50%, {colors.bg.sunken})' }}
      color={{ base: 'var(--figure)', _dark: 'var(--ground)' }}
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
    </Flex>
  );
}
