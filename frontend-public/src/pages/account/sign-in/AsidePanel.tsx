import { Box, chakra, Heading, List, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AsidePanelProps {
  title: string;
  points: readonly { title: string; sentence: string; Icon: React.ComponentType<{ size: number }> }[];
  children?: ReactNode;
}

/** Benefits of an account. */
export function AsidePanel({ title, points, children }: AsidePanelProps) {
  return (
    <chakra.aside bg="brand.subtle" borderRadius="lg" p={{ base: '6', md: '8' }} aria-label={title}>
      <Heading as="h2" fontSize="2xl" letterSpacing="tight">
        {title}
      </Heading>
      <List.Root display="grid" gap="6" mt="6">
        {points.map(({ title: point, sentence, Icon }) => (
          <List.Item display="flex" gap="4" key={point}>
            <Box color="brand.fg" pt="0.5" aria-hidden>
              <Icon size={24} />
            </Box>
            <div>
              <Heading as="h3" fontSize="lg">
                {point}
              </Heading>
              <Text mt="0.5">{sentence}</Text>
            </div>
          </List.Item>
        ))}
      </List.Root>
      {children}
    </chakra.aside>
  );
}
