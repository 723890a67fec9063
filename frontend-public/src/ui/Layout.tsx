import { ScrollRestoration } from 'react-router-dom';
import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { Footer } from './Footer';
import { Header, type HeaderProps } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { OfflineNotice } from './OfflineNotice';
import { PageArrival } from './PageArrival';
import { Shortcuts } from './shortcuts/Shortcuts';
import { MAIN_ID, SkipLink } from './SkipLink';
import { Toaster } from './toasts/Toaster';

interface LayoutProps extends HeaderProps {
  /** The footer's links to sign up and in. */
  signIn: ReactNode;
  /** Invisible components that run on every page. */
  beside: ReactNode;
  /** The page. */
  children: ReactNode;
}

export function Layout({ signIn, beside, children, ...header }: LayoutProps) {
  // For style sheets and tests: the listeners are there.
  useEffect(() => void (document.documentElement.dataset['hydrated'] = ''), []);
  return (
    <Stack gap="0" minH="dvh">
      <SkipLink />
      <NavigationProgress />
      <Header {...header} />
      {/* The footer starts below the first screen, so that nothing visible shifts when data arrives. */}
      <chakra.main flex="1 0 auto" minH="underHeader" outline="none" id={MAIN_ID} tabIndex={-1}>
        {children}
      </chakra.main>
      <Footer signIn={signIn} />
      <OfflineNotice />
      <Toaster />
      <Shortcuts />
      {beside}
      <PageArrival />
      <ScrollRestoration />
    </Stack>
  );
}
