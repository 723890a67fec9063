import type { components } from '@passerelle/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, apiQueryOrNull } from '../../lib/query-client';
import { useSession } from '../session/use-session';

export type LearningPath = components['schemas']['LearningPathDto'];

export const learningPathsQuery = () => apiQuery('/api/learning-paths', { query: { limit: 100 } });

export const learningPathQuery = (id: number) => apiQueryOrNull('/api/learning-paths/{id}', { path: { id } });

/** Always stale: progress is made on other pages. */
const useStaleTime = () => (useSession().isAuthenticated ? 0 : Infinity);

export function useLearningPaths() {
  return useQuery({ ...learningPathsQuery(), staleTime: useStaleTime() });
}

export function useLearningPath(id: number) {
  return useQuery({ ...learningPathQuery(id), enabled: id > 0, staleTime: useStaleTime() });
}

/** « 45 min », « 1 h 30 min », « 2 h ». */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)} h`;
  return rest ? `${hours} ${rest} min` : hours;
}

/** Label of the button to a path. */
export function startLabel({ progress }: LearningPath): string {
  return progress > 0 ? 'Continuer' : 'Commencer';
}
