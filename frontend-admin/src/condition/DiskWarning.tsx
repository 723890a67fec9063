import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { diskQuery } from './condition';

/** Warns while disk space is low. */
export function DiskWarning() {
  const { data: disk } = useQuery(diskQuery);
  if (!disk || disk.state === 'good') return null;
  return (
    <Alert severity={disk.state === 'repair' ? 'error' : 'warning'}>
      Le disque se remplit. {disk.says}{' '}
      <Link component={RouterLink} to="/etat">
        Voir ce qui prend de la place
      </Link>
    </Alert>
  );
}
