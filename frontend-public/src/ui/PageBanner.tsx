import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from './Page';

interface PageBannerProps {
  title: string;
  introduction?: string;
  children?: ReactNode;
}

/** The head of a page that lists or explains things. */
export function PageBanner({ title, introduction, children }: PageBannerProps) {
  return (
    <Box bg="bg.sunken" borderBottom="1px solid" borderColor="border" mb={{ base: '6', md: '10' }}>
      <Page py={{ base: '8', md: '14' }}>
        {children}
        <Heading as="h1" fontSize="4xl" letterSpacing="tight" lineHeight="tight">
          {title}
        </Heading>
        {introduction && (
          <Text mt="3" fontSize="lg" color="fg.muted" maxW="measure" textWrap="pretty">
            {introduction}
          </Text>
        )}
      </Page>
    </Box>
  );
}
