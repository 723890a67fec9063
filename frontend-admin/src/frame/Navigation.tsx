import { Chip } from '@mui/material';
import type { IconComponent } from '@passerelle/icons/draw-icon';
import Gauge from '~icons/gauge';
import { createElement } from 'react';
import { Menu, useGetList, useResourceDefinitions } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { usePersonHere } from '../gate/session';
import { paths } from '../paths';

/** Polling interval of the report count. */
const LOOK_AGAIN_MS = 30_000;

/** Side menu, with the number of pending reports. */
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
            {path === paths.reports ? <Reports label={label} /> : label}
          </Menu.Item>
        );
      })}
    </Menu>
  );
}

function Reports({ label }: { label: string }) {
  const { total } = useGetList(
    'signalements',
    { filter: { status: 'pending' }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: LOOK_AGAIN_MS },
  );
  return (
    <>
      {label}{' '}
      {!!total && <Chip size="small" color="warning" label={total} aria-label={`${total} en attente`} />}
    </>
  );
}
