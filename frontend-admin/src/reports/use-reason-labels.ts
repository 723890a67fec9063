import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../frame/site';
import { reasonLabels, type Reason } from './report';

/** What the reasons are called here: as the operator words them, or as they come. */
export function useReasonLabels(): Record<Reason, string> {
  const { data: site } = useQuery(siteQuery);
  return { ...reasonLabels, ...site?.reportReasons };
}
