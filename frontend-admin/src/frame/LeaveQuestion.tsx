import { useEffect } from 'react';
import { Confirm } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { hasUnsaved } from './unsaved';

/** Asks before a screen with unsaved changes is left, also for another site. */
export function LeaveQuestion() {
  const { state, reset, proceed } = useBlocker(({ currentLocation, nextLocation }) =>
    hasUnsaved(currentLocation.pathname === nextLocation.pathname),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Confirm
      isOpen={state === 'blocked'}
      title="Quitter sans enregistrer ?"
      content="Ce que vous avez changé ici serait perdu."
      confirm="Quitter"
      cancel="Rester"
      confirmColor="warning"
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
    />
  );
}
