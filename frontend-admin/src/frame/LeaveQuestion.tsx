import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveConfirm } from './LeaveConfirm';
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
  return <LeaveConfirm isOpen={state === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
