import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AsidePanelProps {
  title: string;
  points: readonly { title: string; sentence: string; Icon: React.ComponentType<{ size: number }> }[];
  children?: ReactNode;
}

/** What one gains by an account. */
export function AsidePanel({ title, points, children }: AsidePanelProps) {
  return (
    <Box as="aside" aria-label={title} bg="brand.subtle" borderRadius="lg" p={{ base: '6', md: '8' }}>
      <Heading as="h2" fontSize="2xl" letterSpacing="tight">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none" display="grid" gap="6" mt="6">
        {points.map(({ title: point, sentence, Icon }) => (
          <Box as="li" key={point} display="flex" gap="4">
            <Box color="brand.fg" pt="0.5" aria-hidden>
              <Icon size={24} />
            </Box>
            <Box>
              <Heading as="h3" fontSize="lg">
                {point}
              </Heading>
              <Text mt="0.5">{sentence}</Text>
            </Box>
          </Box>
        ))}
      </Box>
      {children}
    </Box>
  );
}
