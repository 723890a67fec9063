import { subjectKindLabels } from '@passerelle/api-client/moderation-labels';
import { useSearchParams } from 'react-router-dom';
import type { Kind, QueueFilter, SubjectRef } from './subject';

/** Filter, page and item to open first, kept in the address so that moderators can return to them. */
export function useQueuePlace() {
  const [params, setParams] = useSearchParams();
  const kind = kindOf(params.get('genre'));
  const assigned = (['me', 'nobody'] as const).find((each) => each === params.get('suivi'));
  const filter: QueueFilter = { ...(kind && { kind }), ...(assigned && { assigned }) };
  const [asked, id] = (params.get('chose') ?? '').split(':');
  const askedKind = kindOf(asked);
  return {
    filter,
    page: wholeNumber(params.get('page')) ?? 1,
    asked: askedKind && subjectOf(askedKind, wholeNumber(id)),
    change: (changes: QueueFilter, page = 1) => {
      const wanted = { ...filter, ...changes };
      setParams(
        {
          ...(wanted.kind && { genre: wanted.kind }),
          ...(wanted.assigned && { suivi: wanted.assigned }),
          ...(page > 1 && { page: String(page) }),
        },
        { replace: true },
      );
    },
  };
}

function kindOf(text: string | null | undefined): Kind | undefined {
  return (Object.keys(subjectKindLabels) as Kind[]).find((kind) => kind === text);
}

function wholeNumber(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

function subjectOf(kind: Kind, subjectId: number | undefined): SubjectRef | undefined {
  return subjectId === undefined ? undefined : { kind, subjectId };
}
