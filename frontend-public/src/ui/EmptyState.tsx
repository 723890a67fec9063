import { EmptyState as Parts } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyBridge } from './EmptyBridge';

interface EmptyStateProps {
  title: string;
  /** Heading level within the page's outline. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  children?: ReactNode;
}

/** Empty state with a way forward. */
export function EmptyState({ title, as = 'h2', children }: EmptyStateProps) {
  return (
    <Parts.Root>
      <Parts.Content>
        <EmptyBridge />
        <Parts.Title as={as}>{title}</Parts.Title>
        {children && <Parts.Description as="div">{children}</Parts.Description>}
      </Parts.Content>
    </Parts.Root>
  );
}
