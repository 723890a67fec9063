import { Box, Card, Typography } from '@mui/material';
import type { IconComponent } from '@passerelle/icons/draw-icon';
import { formatNumber } from '@passerelle/api-client/numbers';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { Muted } from '../frame/Muted';

interface StatCardProps {
  label: string;
  icon: IconComponent;
  /** Undefined until known. */
  value: number | undefined;
  /** Address of the list behind the figure, below /admin. */
  path: string;
  /** Spans the whole row. */
  isWide?: boolean;
  /** Text below the figure. */
  children?: ReactNode;
}

/** A figure; the whole card is a link to its list. */
export function StatCard({ label, icon: Icon, value, path, isWide = false, children }: StatCardProps) {
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        gridColumn: isWide ? '1 / -1' : undefined,
        p: { xs: 1.5, sm: 2 },
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <Icon size={18} aria-hidden />
        <Link
          to={path}
          variant="body2"
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {label}
        </Link>
      </Box>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.02em' }}>
        {value === undefined ? '–' : formatNumber(value)}
      </Typography>
      <Muted component="div" sx={{ mt: 'auto' }}>
        {children}
      </Muted>
    </Card>
  );
}
