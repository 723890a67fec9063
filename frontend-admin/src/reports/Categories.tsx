import { List, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { paths } from '../paths';
import { type Overview, useReasonLabels } from './report';

/** Pending reports by reason. */
export function Categories({ overview: { reasons } }: { overview: Overview }) {
  const reasonLabels = useReasonLabels();
  if (reasons.length === 0) return <Typography>Pas de signalements en attente</Typography>;
  return (
    <List
      disablePadding
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 1.5 }}
    >
      {reasons.map(({ reason, count }) => (
        <li key={reason}>
          <Link
            to={paths.reportsBecause(reason)}
            underline="hover"
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 1,
              p: 1.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
            }}
          >
            {reasonLabels[reason]} <strong>{count}</strong>
          </Link>
        </li>
      ))}
    </List>
  );
}
