import { useMediaQuery, type Theme } from '@mui/material';
import { Suspense } from 'react';
import { Layout, Sidebar, type LayoutProps, type SidebarProps } from 'react-admin';
import { Header } from './Header';
import { Navigation } from './Navigation';
import { ScreenArrival } from './ScreenArrival';
import { ScreenError } from './ScreenError';
import { Waiting } from './Loaded';

/** Layout around every screen. */
export function Frame({ children }: LayoutProps) {
  return (
    <Layout appBar={Header} appBarAlwaysOn menu={Navigation} sidebar={SideMenu} error={ScreenError}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
      <ScreenArrival contentId="main-content" />
    </Layout>
  );
}

/** On phones the menu is a dialog and needs a name. */
function SideMenu(props: SidebarProps) {
  const isDialog = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return <Sidebar {...props} {...(isDialog && { slotProps: { paper: { 'aria-label': 'Menu' } } })} />;
}
