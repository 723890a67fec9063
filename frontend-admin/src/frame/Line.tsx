import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';

interface LineProps {
  /** Before the title. */
  icon?: ReactNode;
  title: ReactNode;
  /** Target of the title, below /admin. */
  path?: string | undefined;
  /** Beside the title. */
  badge?: ReactNode;
  /** Buttons. */
  action?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
}

const strong = { fontWeight: 600, overflowWrap: 'anywhere' };

/** An item of a list that fills a section. */
export function Line({ icon, title, path, badge, action, children }: LineProps) {
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, px: 2.5, py: 1.25, borderTop: 1, borderColor: 'divider', alignItems: { sm: 'center' } }}
    >
      <Stack direction="row" sx={{ gap: 1.5, flexGrow: 1, minWidth: 0 }}>
        {icon}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.25, alignItems: 'center', flexWrap: 'wrap' }}>
            {path ? (
              <Link to={path} sx={strong}>
                {title}
              </Link>
            ) : (
              <Typography component="span" sx={strong}>
                {title}
              </Typography>
            )}
            {badge}
          </Stack>
          {children}
        </Box>
      </Stack>
      {action && (
        <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
          {action}
        </Stack>
      )}
    </Stack>
  );
}
