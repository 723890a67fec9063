import { Box, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from '../../ui/Page';

interface HomeSectionProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ id, title, action, children }: HomeSectionProps) {
  return (
    <Box as="section" id={id} aria-labelledby={`${id}-title`} mt={{ base: '16', md: '24' }}>
      <Page>
        <Flex align="end" justify="space-between" gap="4" mb={{ base: '6', md: '8' }} wrap="wrap">
          <Heading as="h2" id={`${id}-title`} fontSize="3xl" letterSpacing="tight">
            {title}
          </Heading>
          {action}
        </Flex>
        {children}
      </Page>
    </Box>
  );
}
