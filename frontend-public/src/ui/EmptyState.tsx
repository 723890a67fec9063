import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyBridge } from './EmptyBridge';

interface EmptyStateProps {
  title: string;
  /** Heading level, to fit the page's outline. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  children?: ReactNode;
}

/** Says that there is nothing, and what to do about it. */
export function EmptyState({ title, as = 'h2', children }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="3" py={{ base: '10', md: '16' }} px="4">
      <EmptyBridge />
      <Heading
        as={as}
        fontSize="2xl"
        fontFamily="heading"
        fontWeight="bold"
        lineHeight="snug"
        textWrap="balance"
      >
        {title}
      </Heading>
      {children && (
        <Text as="div" color="fg.muted" maxW="measure" textWrap="balance">
          {children}
        </Text>
      )}
    </Flex>
  );
}
