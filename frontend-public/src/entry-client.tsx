import './theme/index.css';
import type { DehydratedState } from '@tanstack/react-query';
import { options } from 'preact';
import { hydrateRoot } from 'react-dom/client';
import { ROOT_ID, SiteRoot, STATE_ID, type PageState } from './document';
import { putContentBack } from './features/tutorials/content-handover';
import { ErrorPage } from './pages/static/ErrorPage';
import { prefetchOnIntent } from './prefetch';
import { createQueryClient } from './query-client';
import { matchPage } from './router/page-routes';
import { locationAt, startRouter } from './router/router';
import { FollowedRoute } from './router/ShownRoute';
import { createRoutes, siteFrame } from './routes';
import { setSiteZone } from './ui/format-date';

// Effects follow what caused them, as React has it for what people do: put off until after the next picture, those of a
// part that goes meanwhile would never come.
options.requestAnimationFrame = (flush) => void Promise.resolve().then(flush);

async function takeOver(): Promise<void> {
  const sent = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '{}') as PageState;
  const state = { ...sent, queries: asOfNow(putContentBack(sent.queries)) };
  setSiteZone(state.site.look?.timeZone);
  const queryClient = createQueryClient();
  const { pages, notFound } = createRoutes(queryClient, state.site);
  const { route, params } = matchPage(pages, location.pathname) ?? { route: notFound, params: {} };
  // The page that is shown must be there before it is taken over, or it would be emptied while its code loads.
  const page = state.failed ? undefined : await route.load();
  startRouter(pages, { page, location: locationAt(new URL(location.href), params, 'load') });
  const root = document.getElementById(ROOT_ID)!;
  hydrateRoot(
    root,
    <SiteRoot state={state} queryClient={queryClient}>
      <FollowedRoute frame={siteFrame} errorPage={<ErrorPage />} />
    </SiteRoot>,
  );
  root.dataset['hydrated'] = '';
  prefetchOnIntent(pages);
}

/**
 * The server keeps a page as long as nothing in it has changed: what it holds is fresh when it arrives, however long
 * ago it was made. Read by its own date, a list would be asked for again and change under the reader.
 */
function asOfNow(state: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now();
  return {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}

void takeOver();
