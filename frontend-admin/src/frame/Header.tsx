import { AppBar, Box, IconButton, Link, Stack, Toolbar, Typography } from '@mui/material';
import Menu from '~icons/menu';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from './Logo';
import { ThemeToggle } from './ThemeToggle';
import { UserMenu } from './UserMenu';

interface HeaderProps {
  onOpenMenu: () => void;
}

export function Header({ onOpenMenu }: HeaderProps) {
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', borderRadius: 0 }}
    >
      <Toolbar variant="dense" sx={{ gap: 1, minHeight: 60 }}>
        <IconButton
          aria-label="Ouvrir le menu"
          edge="start"
          onClick={onOpenMenu}
          sx={{ display: { md: 'none' } }}
        >
          <Menu size={22} aria-hidden />
        </IconButton>
        <Link
          component={RouterLink}
          to="/dashboard"
          color="inherit"
          underline="none"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 44 }}
        >
          <Logo />
          <Stack sx={{ lineHeight: 1 }}>
            <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem', lineHeight: 1.1 }}>
              Passerelle
            </Typography>
            <Typography component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              Administration
            </Typography>
          </Stack>
        </Link>
        <Box sx={{ flexGrow: 1 }} />
        <ThemeToggle />
        <UserMenu />
      </Toolbar>
    </AppBar>
  );
}
