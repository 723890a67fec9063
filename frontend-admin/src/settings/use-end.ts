import { useEffect, useRef } from 'react';

/** Calls back when what was seen to be under way has ended. @param isRunning undefined before it is known */
export function useEnd(isRunning: boolean | undefined, onEnd: () => void): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isRunning === undefined) return;
    if (wasRunning.current && !isRunning) onEnd();
    wasRunning.current = isRunning;
  });
}
