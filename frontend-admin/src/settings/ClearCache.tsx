import { Button } from '@mui/material';
import Eraser from '~icons/eraser';
import { useWatch } from 'react-hook-form';
import { call } from '../api/http';
import { useAction } from '../api/use-action';

/** Inside the form: disabled while the cache is switched off there. */
export function ClearCache() {
  const cacheIsOff = useWatch({ name: 'enableCache' }) === false;
  const clearing = useAction(() => call('POST', '/api/admin/cache/clear'), {
    done: { title: 'Cache vidé', description: 'Le cache a été vidé avec succès.' },
    failed: 'Une erreur est survenue lors du vidage du cache.',
  });
  return (
    <Button
      variant="outlined"
      disabled={cacheIsOff}
      loading={clearing.isPending}
      loadingPosition="start"
      startIcon={<Eraser size={18} aria-hidden />}
      onClick={() => clearing.mutate()}
    >
      Vider le cache
    </Button>
  );
}
