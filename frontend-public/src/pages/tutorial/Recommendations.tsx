import { css } from '#styles/css';
import { useQuery } from '@tanstack/react-query';
import { useDomains } from '../../features/domains/domain';
import { useSession } from '../../features/session/use-session';
import { recommendationsQuery, suggestionsOf, type Tutorial } from '../../features/tutorials/tutorial';
import { TutorialGrid } from '../../features/tutorials/TutorialGrid';

/** Recommendations for the signed-in member, without the tutorial being read and those suggested above. */
export function Recommendations({ tutorial }: { tutorial: Tutorial }) {
  const domains = useDomains();
  const { isAuthenticated } = useSession();
  const suggestions = useQuery(suggestionsOf(tutorial));
  const shown = [tutorial.id, ...(suggestions.data ?? []).map(({ id }) => id)];
  const { data } = useQuery({
    ...recommendationsQuery(shown),
    enabled: isAuthenticated && !suggestions.isLoading,
  });
  if (!isAuthenticated || !data?.length) return null;
  return (
    <section className={css({ mt: { base: '12', md: '16' } })} aria-labelledby="_recommendations-title">
      <h2 className={css({ fontSize: '2xl', mb: '6' })} id="_recommendations-title">
        Recommandé pour vous
      </h2>
      <TutorialGrid tutorials={data} domains={domains} />
    </section>
  );
}
