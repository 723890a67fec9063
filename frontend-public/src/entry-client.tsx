import './theme/index.css';
import { options } from 'preact';
import { hydrateRoot } from 'react-dom/client';
import { ROOT_ID, SiteRoot, STATE_ID, type PageState } from './document';
import { putContentBack } from './features/tutorials/content-handover';
import { ErrorPage } from './pages/static/ErrorPage';
import { prefetchOnIntent } from './prefetch';
import { createQueryClient } from './lib/query-client';
import { matchPage } from './router/page-routes';
import { locationAt, startRouter } from './router/router';
import { FollowedRoute } from './router/ShownRoute';
import { createRoutes, siteFrame } from './routes';
import { takeUpAnswers } from './sent-answers';
import { setSiteZone } from '@passerelle/api-client/dates';

// Flushes effects in a microtask, as React does for user events. Preact waits for the next frame, and effects of a
// component that unmounts before it would never run.
options.requestAnimationFrame = (flush) => void Promise.resolve().then(flush);

async function takeOver(): Promise<void> {
  const { site, answers, failed } = JSON.parse(document.getElementById(STATE_ID)!.textContent) as PageState;
  setSiteZone(site.look?.timeZone);
  const queryClient = createQueryClient();
  takeUpAnswers(queryClient, putContentBack(answers));
  const { pages, notFound } = createRoutes(queryClient, site);
  const { route, params } = matchPage(pages, location.pathname) ?? { route: notFound, params: {} };
  // Loads the page's chunk before hydration; hydrating a lazy page would empty it until the chunk arrives.
  const page = failed ? undefined : await route.load();
  startRouter(pages, { page, location: locationAt(new URL(location.href), params, 'load') });
  const root = document.getElementById(ROOT_ID)!;
  hydrateRoot(
    root,
    <SiteRoot site={site} queryClient={queryClient}>
      <FollowedRoute frame={siteFrame} errorPage={<ErrorPage />} />
    </SiteRoot>,
  );
  root.dataset['hydrated'] = '';
  prefetchOnIntent(pages);
}

void takeOver();
