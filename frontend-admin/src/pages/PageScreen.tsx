import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { statusOf } from '../api/refusal';
import { Loaded } from '../frame/Loaded';
import { NotFoundScreen } from '../frame/ScreenError';
import { Screen } from '../frame/Screen';
import { PageEditor } from './PageEditor';
import { PageHistory } from './PageHistory';
import { builtInQuery, pageQuery, type SitePageFile } from './page';

/** Editor, preview and history of a page. */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(pageQuery(id));
  if (statusOf(query.error) === 404) return <NotFoundScreen />;
  return (
    <Screen title={query.data?.title ?? 'Page'} lead={`Adresse\u00A0: /${id}`}>
      <Loaded query={query} of="de la page">
        {(page) => (
          <>
            <Editor key={page.version} page={page} />
            <PageHistory page={page} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** Begins with the text of the page, or with the built-in one. */
function Editor({ page }: { page: SitePageFile }) {
  const own = page.isOwn ? page.versions[0]!.source! : undefined;
  const builtIn = useQuery({ ...builtInQuery(page.id), enabled: own === undefined });
  if (own !== undefined) return <PageEditor page={page} text={own} />;
  return (
    <Loaded query={builtIn} of="du texte d’origine">
      {(text) => <PageEditor page={page} text={text} />}
    </Loaded>
  );
}
