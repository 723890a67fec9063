import { css } from '#styles/css';
import { ButtonLink } from '../../ui/controls';
import { EmptyBridge } from '../../ui/EmptyBridge';
import { Page } from '../../ui/Page';
import { PageHead } from '../../ui/PageHead';
import { useLook } from '../../ui/site';

/** What no route of ours matches may be a file or a plain page of the server’s: it is asked before anything is said. */
export function createLoader() {
  return ({ request: { url } }: { request: Request }) =>
    typeof location !== 'undefined' && new URL(url).pathname !== location.pathname ? wholePage(url) : null;
}

/** As `redirectDocument` makes it, which every page of the site would carry. */
function wholePage(url: string): Response {
  return new Response(null, { status: 302, headers: { Location: url, 'X-Remix-Reload-Document': 'true' } });
}

/** What no route matches; its two sentences are in English in the contract. */
export function Component() {
  const { notFoundTitle, notFoundText } = useLook();
  return (
    <Page
      css={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: '4',
        py: '20',
      }}
    >
      <PageHead title="Page introuvable" description="Aucune page ne se trouve à cette adresse." hidden />
      <EmptyBridge />
      <h1 className={css({ fontSize: '4xl' })} lang={notFoundTitle ? undefined : 'en'}>
        {notFoundTitle ?? '404 Page Not Found'}
      </h1>
      <p className={css({ color: 'fg.muted' })} lang={notFoundText ? undefined : 'en'}>
        {notFoundText ?? 'Did you forget to add the page to the router?'}
      </p>
      <ButtonLink to="/" css={{ mt: '2' }}>
        Retour à l’accueil
      </ButtonLink>
    </Page>
  );
}
