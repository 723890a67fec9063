import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { apiQuery } from '../../../lib/query-client';
import { makeProof } from './registration-proof';

/**
 * What proves that this browser has worked, where the site asks for it: begun while one is typing, waited for when one
 * sends. One that was refused is followed by another.
 */
export function useRegistrationProof(isInvited: boolean) {
  const { data: settings } = useQuery(apiQuery('/api/settings'));
  const isAsked = settings?.registrationProof === true && !isInvited;
  const underWay = useRef<Promise<string> | undefined>(undefined);
  const begin = useCallback(() => {
    const making = makeProof();
    // Whoever sends the form is told.
    making.catch(() => (underWay.current = undefined));
    underWay.current = making;
    return making;
  }, []);

  useEffect(() => {
    if (isAsked) void begin().catch(() => undefined);
  }, [isAsked, begin]);

  return {
    prove: async () => (isAsked ? { proof: await (underWay.current ?? begin()) } : {}),
    forget: () => (underWay.current = undefined),
  };
}
