import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../frame/LoadFailure';
import { Screen } from '../frame/Screen';
import { Waiting } from '../frame/Waiting';
import { PageEditor } from './PageEditor';
import { PageHistory } from './PageHistory';
import { builtInText, pageQuery } from './pages';

/** Editor, preview and history of a page. */
export function Component() {
  const { id = '' } = useParams();
  const { data: page, isError } = useQuery(pageQuery(id));
  const own = page?.isOwn ? page.versions[0]!.source! : undefined;
  const { data: builtIn, isPending } = useQuery({
    queryKey: ['pages', id, 'built-in'],
    queryFn: () => builtInText(id),
    enabled: page !== undefined && own === undefined,
  });
  const isReady = page && (own !== undefined || !isPending);
  return (
    <Screen title={page?.title ?? 'Page'} lead={`Adresse\u00a0: /${id}`}>
      {isError && <LoadFailure>Erreur lors de la récupération de la page</LoadFailure>}
      {!isReady && !isError && <Waiting label="Chargement de la page" />}
      {isReady && (
        <>
          <PageEditor key={page.version} page={page} text={own ?? builtIn ?? ''} />
          <PageHistory page={page} />
        </>
      )}
    </Screen>
  );
}
