import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { paths } from '../paths';
import { diskQuery } from './condition';

/** Warns while disk space is low. */
export function DiskWarning() {
  const { data: disk } = useQuery(diskQuery);
  if (!disk || disk.state === 'good') return null;
  return (
    <Alert severity={disk.state === 'repair' ? 'error' : 'warning'}>
      Le disque se remplit. {disk.says} <Link to={paths.condition}>Voir ce qui prend de la place</Link>
    </Alert>
  );
}
