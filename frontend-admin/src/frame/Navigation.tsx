import { Chip, Stack } from '@mui/material';
import type { IconComponent } from '@passerelle/icons/draw-icon';
import Gauge from '~icons/gauge';
import { createElement } from 'react';
import { Menu, useResourceDefinitions } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { usePersonHere } from '../gate/session';
import { paths } from '../paths';
import { useWaiting } from './use-waiting';

/** Side menu, with the number of waiting items of each screen. */
export function Navigation() {
  const { pathname } = useLocation();
  const here = pathname === '/' ? paths.dashboard : pathname;
  const parts = Object.values(useResourceDefinitions<{ label: string }>());
  const { isAdmin } = usePersonHere();
  const entries = [
    ...(isAdmin ? [{ path: paths.dashboard, label: 'Tableau de bord', icon: Gauge }] : []),
    ...parts.map(({ name, options, icon }) => ({
      path: `/${name}`,
      label: options!.label,
      icon: icon as IconComponent,
    })),
  ];
  return (
    <Menu component="nav" role="navigation" aria-label="Administration">
      {entries.map(({ path, label, icon }) => {
        const isCurrent = here === path || here.startsWith(`${path}/`);
        return (
          <Menu.Item
            key={path}
            to={path}
            role="link"
            primaryText={label}
            leftIcon={createElement(icon, { size: 19, 'aria-hidden': true })}
            selected={isCurrent}
            {...(isCurrent && { 'aria-current': 'page' })}
          >
            <Entry screen={path.slice(1)} label={label} />
          </Menu.Item>
        );
      })}
    </Menu>
  );
}

function Entry({ screen, label }: { screen: string; label: string }) {
  const waiting = useWaiting(screen);
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
    >
      {label}{' '}
      {waiting > 0 && (
        // No higher than a line, so that all entries are alike.
        <Chip
          size="small"
          color="warning"
          label={waiting}
          aria-label={`${waiting} en attente`}
          sx={{ height: 20, flexShrink: 0 }}
        />
      )}
    </Stack>
  );
}
