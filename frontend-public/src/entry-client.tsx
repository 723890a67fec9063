import './theme/index.css';
import type { DehydratedState } from '@tanstack/react-query';
import { options } from 'preact';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router';
import { ROOT_ID, SiteRoot, STATE_ID, type PageState } from './document';
import { putContentBack } from './features/tutorials/content-handover';
import { prefetchOnIntent } from './prefetch';
import { createQueryClient } from './query-client';
import { createRoutes } from './routes';
import { setSiteZone } from './ui/format-date';
import { watchRouter } from './ui/under-way';

// Effects follow what caused them, as React has it for what people do: put off until after the next picture, those of a
// part that goes meanwhile would never come.
options.requestAnimationFrame = (flush) => void Promise.resolve().then(flush);

async function takeOver(): Promise<void> {
  const sent = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '{}') as PageState;
  const state = { ...sent, queries: asOfNow(putContentBack(sent.queries)) };
  setSiteZone(state.site.look?.timeZone);
  const queryClient = createQueryClient();
  const routes = createRoutes(queryClient, state.site);
  await loadMatches(routes);
  const router = createBrowserRouter(routes, { hydrationData: state.router as never });
  watchRouter(router);
  const root = document.getElementById(ROOT_ID)!;
  hydrateRoot(
    root,
    <SiteRoot state={state} queryClient={queryClient}>
      <RouterProvider router={router} />
    </SiteRoot>,
  );
  root.dataset['hydrated'] = '';
  prefetchOnIntent(routes);
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

/** The page that is shown must be there before the router starts, or it would be emptied while its code loads. */
async function loadMatches(routes: RouteObject[]): Promise<void> {
  const lazy = (matchRoutes(routes, location) ?? []).map(({ route }) => route).filter((route) => route.lazy);
  await Promise.all(
    lazy.map(async (route) => {
      const load = route.lazy as () => Promise<Partial<RouteObject>>;
      Object.assign(route, await load(), { lazy: undefined });
    }),
  );
}

void takeOver();
