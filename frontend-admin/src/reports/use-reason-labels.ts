import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../frame/site';
import { reasonLabels, type Reason } from './report';

/** Labels of the reasons, in the operator’s words where they have been replaced. */
export function useReasonLabels(): Record<Reason, string> {
  const { data: site } = useQuery(siteQuery);
  return { ...reasonLabels, ...site?.reportReasons };
}
