import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface CollectionHeaderProps {
  collection: { name: string; description: string | null; color: string };
  /** What else is to know about it, in a row. */
  children: ReactNode;
}

export function CollectionHeader({ collection, children }: CollectionHeaderProps) {
  return (
    <Flex gap="5" mt="4">
      <Box w="0.5rem" flexShrink="0" borderRadius="full" style={{ background: collection.color }} />
      <Box minW="0">
        <Heading as="h1" fontSize="4xl" letterSpacing="tight" lineHeight="tight" overflowWrap="anywhere">
          {collection.name}
        </Heading>
        {collection.description && (
          <Text mt="3" fontSize="lg" color="fg.muted" maxW="measure" overflowWrap="anywhere">
            {collection.description}
          </Text>
        )}
        <Flex mt="3" gap="2" wrap="wrap" align="center">
          {children}
        </Flex>
      </Box>
    </Flex>
  );
}
