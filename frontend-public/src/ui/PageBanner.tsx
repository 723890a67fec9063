import { Box, Container, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PageBannerProps {
  title: string;
  introduction?: string;
  children?: ReactNode;
}

/** Banner at the top of a page. */
export function PageBanner({ title, introduction, children }: PageBannerProps) {
  return (
    <Box bg="bg.sunken" borderBottomWidth="1px" borderColor="border" mb={{ base: '6', md: '10' }}>
      <Container py={{ base: '8', md: '14' }}>
        {children}
        <Heading as="h1" fontSize="4xl" letterSpacing="tight" lineHeight="tight">
          {title}
        </Heading>
        {introduction && (
          <Text mt="3" fontSize="lg" color="fg.muted" maxW="measure" textWrap="pretty">
            {introduction}
          </Text>
        )}
      </Container>
    </Box>
  );
}
