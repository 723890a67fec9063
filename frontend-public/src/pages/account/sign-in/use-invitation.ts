import { useSearchParams } from 'react-router-dom';
import { call } from '@passerelle/api-client/call';
import { useQuery } from '@tanstack/react-query';

/** The invitation of the link, if any, once loaded. */
export function useInvitation() {
  const token = useSearchParams()[0].get('jeton');
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call('POST', '/api/auth/invitation', { body: { invitation: token! } }),
    enabled: token !== null,
    // The form mounts after the answer: retrying a refused invitation then would hide the form again, in a loop.
    retryOnMount: false,
  });
  return { token, invitation: data, error };
}
