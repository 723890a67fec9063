import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyBridge } from './EmptyBridge';

interface EmptyStateProps {
  title: string;
  /** Heading level within the page's outline. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  children?: ReactNode;
}

/** Empty state with a way forward. */
export function EmptyState({ title, as: Title = 'h2', children }: EmptyStateProps) {
  return (
    <Flex
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="3"
      py={{ base: '10', md: '16' }}
      px="4"
    >
      <EmptyBridge />
      <Box
        as={Title}
        fontSize="2xl"
        fontFamily="heading"
        fontWeight="bold"
        lineHeight="snug"
        textWrap="balance"
      >
        {title}
      </Box>
      {children && (
        <Box color="fg.muted" maxW="measure" textWrap="balance">
          {children}
        </Box>
      )}
    </Flex>
  );
}
