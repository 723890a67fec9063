import { Box, Stack, SvgIcon, Typography } from '@mui/material';
import { Link, AppBar } from 'react-admin';
import { paths } from '../paths';
import { AccountMenu } from './AccountMenu';
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

/** The site’s own logo, or the built-in one. */
function Logo() {
  const { logo } = useSite();
  if (logo) return <img src={logo} alt="" style={{ height: 32, maxWidth: 120, objectFit: 'contain' }} />;
  return (
    <SvgIcon viewBox="0 0 32 32" sx={{ color: 'primary.main', fontSize: 30 }} aria-hidden>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2 15 C 9 8, 23 8, 30 15" strokeWidth="3.2" />
        <path
          d="M4 25 V 21 a 4 4 0 0 1 8 0 V 25 M 12 25 V 21 a 4 4 0 0 1 8 0 V 25 M 20 25 V 21 a 4 4 0 0 1 8 0 V 25"
          strokeWidth="2.2"
        />
      </g>
    </SvgIcon>
  );
}
