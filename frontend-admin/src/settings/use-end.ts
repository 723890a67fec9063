import { useEffect, useRef } from 'react';

/** Calls back when a job that was seen running has ended. @param isRunning undefined until known */
export function useEnd(isRunning: boolean | undefined, onEnd: () => void): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isRunning === undefined) return;
    if (wasRunning.current && !isRunning) onEnd();
    wasRunning.current = isRunning;
  });
}
