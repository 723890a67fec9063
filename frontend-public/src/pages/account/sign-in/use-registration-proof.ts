import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { apiQuery } from '../../../lib/query-client';
import { makeProof } from './registration-proof';

/**
 * Proof of work, if the site requires it: started while typing, awaited on
 * submit. A refused proof is replaced.
 */
export function useRegistrationProof(isInvited: boolean) {
  const { data: settings } = useQuery(apiQuery('/api/settings'));
  const isAsked = settings?.registrationProof === true && !isInvited;
  const underWay = useRef<Promise<string> | undefined>(undefined);
  const begin = useCallback(() => {
    const making = makeProof();
    // The submission reports the error.
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
