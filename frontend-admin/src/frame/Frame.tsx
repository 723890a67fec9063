import { Box, Drawer, Link } from '@mui/material';
import { Suspense, useState } from 'react';
import type { LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Header } from './Header';
import { Navigation } from './Navigation';
import { ScreenArrival } from './ScreenArrival';
import { ScreenErrors } from './ScreenErrors';
import { Waiting } from './Waiting';

const MENU_WIDTH = 232;
const CONTENT = 'contenu';

/** What stands around every screen: header, side menu, and on small screens the drawer that holds it. */
export function Frame({ children }: LayoutProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const closeMenu = () => setMenuOpen(false);
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default' }}>
      <SkipLink />
      <Header onOpenMenu={() => setMenuOpen(true)} />
      <Drawer
        open={isMenuOpen}
        onClose={closeMenu}
        sx={{ display: { md: 'none' } }}
        slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 280 } } }}
      >
        <Navigation onNavigate={closeMenu} />
      </Drawer>
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            width: MENU_WIDTH,
            flexShrink: 0,
            position: 'sticky',
            top: 60,
          }}
        >
          <Navigation />
        </Box>
        <Box
          component="main"
          id={CONTENT}
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, maxWidth: 1440, p: { xs: 2, md: 3 }, outline: 'none' }}
        >
          <ScreenErrors key={pathname}>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </ScreenErrors>
        </Box>
      </Box>
      <ScreenArrival contentId={CONTENT} />
    </Box>
  );
}

function SkipLink() {
  return (
    <Link
      href={`#${CONTENT}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        p: 1.5,
        bgcolor: 'background.paper',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      Aller au contenu
    </Link>
  );
}
