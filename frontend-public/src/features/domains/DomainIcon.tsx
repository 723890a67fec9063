import { Flex } from '@chakra-ui/react';
import {
  BookOpen,
  CodeXml,
  Languages,
  ListChecks,
  Megaphone,
  Palette,
  Sprout,
  type LucideIcon,
} from 'lucide-react';
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
      style={{ width: size, height: size, background: domain.iconBg, color: domain.iconColor }}
      aria-hidden
    >
      <Icon size={size / 2} />
    </Flex>
  );
}
