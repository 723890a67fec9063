import { Box, chakra, Flex, Heading, Text, Wrap } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface CollectionHeaderProps {
  collection: { name: string; description: string | null; color: string };
  /** Facts in a row. */
  children: ReactNode;
}

export function CollectionHeader({ collection, children }: CollectionHeaderProps) {
  return (
    <Flex gap="5" mt="4">
      {/* Out of the flow, where it would be 150 pixels high at least. */}
      <Box position="relative" w="2" flexShrink="0">
        <chakra.svg
          css={{ position: 'absolute', inset: '0', w: 'full', h: 'full', borderRadius: 'full' }}
          aria-hidden
        >
          <rect width="100%" height="100%" fill={collection.color} />
        </chakra.svg>
      </Box>
      <Box minW="0">
        <Heading
          as="h1"
          fontSize="4xl"
          letterSpacing="tight"
          lineHeight="tight"
          overflowWrap="anywhere"
          dir="auto"
        >
          {collection.name}
        </Heading>
        {collection.description && (
          <Text
            mt="3"
            fontSize="lg"
            color="fg.muted"
            maxW="measure"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            dir="auto"
          >
            {collection.description}
          </Text>
        )}
        <Wrap mt="3" gap="2" align="center">
          {children}
        </Wrap>
      </Box>
    </Flex>
  );
}
