import { Flex } from '@chakra-ui/react';
import { type LucideIcon } from 'lucide-react';
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
      style={{ width: size, height: size, background: domain.iconBg, color: domain.iconColor }}
      aria-hidden
    >
      <Icon size={size / 2} />
    </Flex>
  );
}
