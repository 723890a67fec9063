import { useQuery } from '@tanstack/react-query';
import { Checklist } from './Checklist';
import { FirstRun } from './FirstRun';
import { firstRunQuery } from './first-run';

/** On top of the dashboard: the first steps until each is done or postponed, then the checklist. */
export function BeforeOpening() {
  const { data: state } = useQuery(firstRunQuery);
  if (!state) return null;
  return state.isDue ? <FirstRun state={state} /> : <Checklist />;
}
