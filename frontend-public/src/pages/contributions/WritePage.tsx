import { css } from '#styles/css';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import History from '~icons/history';
import { useParams } from 'react-router';
import { domainsQuery } from '../../features/domains/domain';
import { said } from '../../features/session/session';
import { load } from '../../query-client';
import { idOf } from '../../ui/address-id';
import { BackLink } from '../../ui/BackLink';
import { PlainLink, SkeletonBlock } from '../../ui/controls';
import { Failure } from '../../ui/Failure';
import { Page } from '../../ui/Page';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { sourceQuery } from './contributions';
import { ContributorsOnly } from './ContributorsOnly';
import { TutorialForm } from './TutorialForm';

const description = 'Un titre, une phrase qui donne envie, un texte en Markdown.';

/** The pages /contributions/nouveau and /contributions/{id}. */
export function Component() {
  const { id } = useParams();
  const title = id ? 'Modifier le tutoriel' : 'Écrire un tutoriel';
  return (
    <>
      <PageHead title={title} description={description} hidden />
      <ContributorsOnly>
        {() => (
          <>
            <PageBanner title={title} introduction={description}>
              <BackLink to="/contributions">Mes contributions</BackLink>
              {id && (
                <PlainLink
                  to={`/contributions/${id}/historique`}
                  css={{ display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: '11', ms: '4' }}
                >
                  <History size={18} aria-hidden /> Historique
                </PlainLink>
              )}
            </PageBanner>
            <Page>{id ? <Known id={idOf(id)} /> : <TutorialForm />}</Page>
          </>
        )}
      </ContributorsOnly>
    </>
  );
}

function Known({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(sourceQuery(id));
  if (data) return <TutorialForm key={id} tutorial={data} />;
  if (error) {
    return (
      <Failure message={said(error) ?? 'Impossible de charger ce tutoriel.'} onRetry={() => void refetch()} />
    );
  }
  return (
    <div
      className={css({ display: 'flex', flexDirection: 'column', gap: '5' })}
      role="status"
      aria-label="Chargement du tutoriel"
    >
      {[css.raw({ h: '11' }), css.raw({ h: '5rem' }), css.raw({ h: '11' }), css.raw({ h: '24rem' })].map(
        (size, index) => (
          <SkeletonBlock key={index} css={size} />
        ),
      )}
    </div>
  );
}

export function createLoader(queryClient: QueryClient) {
  return async () => {
    await load(queryClient, domainsQuery());
    return null;
  };
}
