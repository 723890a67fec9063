import { Chip, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { entries, isCurrent, type Entry } from './navigation';

/** Often enough that nobody has to reload. */
const LOOK_AGAIN_MS = 30_000;

interface NavigationProps {
  onNavigate?: () => void;
}

/** The side menu: every part of the console, and how many reports wait. */
export function Navigation({ onNavigate }: NavigationProps) {
  return (
    <List component="nav" aria-label="Administration" disablePadding sx={{ p: 1.5 }}>
      <List disablePadding>
        {entries.map((entry) => (
          <NavigationEntry key={entry.path} entry={entry} {...(onNavigate && { onNavigate })} />
        ))}
      </List>
    </List>
  );
}

function NavigationEntry({ entry, onNavigate }: NavigationProps & { entry: Entry }) {
  const { pathname } = useLocation();
  const selected = isCurrent(entry, pathname);
  const { path, label, icon: Icon } = entry;
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      <ListItemButton
        component={Link}
        to={path}
        selected={selected}
        aria-current={selected ? 'page' : undefined}
        onClick={onNavigate}
        sx={{
          borderRadius: 1,
          minHeight: 44,
          gap: 1.5,
          color: 'text.secondary',
          '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.light', color: 'primary.main' },
        }}
      >
        <ListItemIcon sx={{ minWidth: 0, color: 'inherit' }}>
          <Icon size={19} aria-hidden />
        </ListItemIcon>
        <ListItemText
          primary={label}
          slotProps={{ primary: { sx: { fontSize: '0.9375rem', fontWeight: selected ? 600 : 500 } } }}
        />
        {path === '/signalements' && <WaitingReports />}
      </ListItemButton>
    </ListItem>
  );
}

function WaitingReports() {
  const { total } = useGetList(
    'reports',
    { filter: { status: 'pending' }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: LOOK_AGAIN_MS },
  );
  if (!total) return null;
  return <Chip size="small" color="warning" label={total} aria-label={`${total} en attente`} />;
}
