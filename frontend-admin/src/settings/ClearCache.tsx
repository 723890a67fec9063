import Eraser from '~icons/eraser';
import { useWatch } from 'react-hook-form';
import { call } from '../api/http';
import { ActionButton } from '../frame/ActionButton';

/** Inside the form: disabled while the cache is switched off there. */
export function ClearCache() {
  const cacheIsOff = useWatch({ name: 'enableCache' }) === false;
  return (
    <ActionButton
      variant="outlined"
      disabled={cacheIsOff}
      startIcon={<Eraser size={18} aria-hidden />}
      run={() => call('POST', '/api/admin/cache/clear')}
      done={{ title: 'Cache vidé', description: 'Le cache a été vidé avec succès.' }}
      failed="Une erreur est survenue lors du vidage du cache."
    >
      Vider le cache
    </ActionButton>
  );
}
