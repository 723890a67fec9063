import { Box, Flex } from '@chakra-ui/react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { MAIN_ID, SkipLink } from './SkipLink';

export function Layout() {
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <NavigationProgress />
      <Header />
      <Box as="main" id={MAIN_ID} tabIndex={-1} flex="1" outline="none">
        <Outlet />
      </Box>
      <Footer />
      <ScrollRestoration />
    </Flex>
  );
}
