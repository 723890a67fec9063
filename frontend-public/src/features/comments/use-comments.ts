import { ApiError } from '@passerelle/api-client/request';
import { useQuery } from '@tanstack/react-query';
import { commentsQuery, FIRST_COMMENTS, firstCommentsQuery } from './comment';

/**
 * Comments, newest first: those in the HTML, then all of them.
 * @param wanted whether the section is near the viewport
 */
export function useComments(tutorialId: number, wanted: boolean) {
  const first = useQuery({ ...firstCommentsQuery(tutorialId), enabled: false });
  const isAll = first.data !== undefined && first.data.length <= FIRST_COMMENTS;
  const all = useQuery({
    ...commentsQuery(tutorialId),
    enabled: wanted,
    ...(isAll ? { initialData: first.data, initialDataUpdatedAt: first.dataUpdatedAt } : {}),
  });
  return {
    comments: all.data ?? first.data?.slice(0, FIRST_COMMENTS),
    /** Whether more are still loading. */
    incomplete: all.data === undefined && first.data !== undefined,
    /** Whether commenting is impossible because the tutorial is not published. */
    unavailable: all.error instanceof ApiError && all.error.status === 404,
    failed: all.isError && !all.isFetching,
    retry: () => void all.refetch(),
  };
}
