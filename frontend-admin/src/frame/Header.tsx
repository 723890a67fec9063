import { Box, Stack, Typography } from '@mui/material';
import { Link, AppBar } from 'react-admin';
import { paths } from '../paths';
import { AccountMenu } from './AccountMenu';
import { Logo } from './Logo';
import { useSite } from './site';
import { ThemeToggle } from './ThemeToggle';

export function Header() {
  const { siteName } = useSite();
  return (
    <AppBar alwaysOn color="inherit" elevation={0} toolbar={<ThemeToggle />} userMenu={<AccountMenu />}>
      <Link
        to={paths.dashboard}
        color="inherit"
        underline="none"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 44, minWidth: 0 }}
      >
        <Logo />
        <Stack sx={{ lineHeight: 1, minWidth: 0 }}>
          <Typography
            component="span"
            noWrap
            title={siteName}
            sx={{ fontWeight: 700, fontSize: '1.125rem', lineHeight: 1.2 }}
          >
            {siteName}
          </Typography>
          <Typography component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            Administration
          </Typography>
        </Stack>
      </Link>
      <Box sx={{ flexGrow: 1 }} />
    </AppBar>
  );
}
