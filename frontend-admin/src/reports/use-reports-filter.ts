import { useSearchParams } from 'react-router-dom';
import { isReason, type Reason, type Status } from './report';

interface ReportsFilter {
  status?: Status | undefined;
  comment?: number | undefined;
  reason?: Reason | undefined;
}

export const statuses: readonly Status[] = ['pending', 'resolved', 'rejected'];

/** The list’s filter, kept in the address. */
export function useReportsFilter(): [ReportsFilter, (changes: Partial<ReportsFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const comment = Number(params.get('comment'));
  const reason = params.get('reason');
  const filter: ReportsFilter = {
    status: statuses.find((status) => status === params.get('statut')),
    comment: Number.isSafeInteger(comment) && comment > 0 ? comment : undefined,
    reason: isReason(reason) ? reason : undefined,
  };
  const change = (changes: Partial<ReportsFilter>) => {
    const { status, ...others } = { ...filter, ...changes };
    const given = Object.entries({ statut: status, ...others }).filter(([, value]) => value !== undefined);
    setParams(new URLSearchParams(given.map(([name, value]) => [name, String(value)])));
  };
  return [filter, change];
}
