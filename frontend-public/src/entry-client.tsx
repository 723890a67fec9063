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

// Effects follow what caused them, as React has it for what people do: put off until after the next picture, those of a
// part that goes meanwhile would never come.
options.requestAnimationFrame = (flush) => void Promise.resolve().then(flush);

async function takeOver(): Promise<void> {
  const { site, answers, failed } = JSON.parse(document.getElementById(STATE_ID)!.textContent) as PageState;
  setSiteZone(site.look?.timeZone);
  const queryClient = createQueryClient();
  takeUpAnswers(queryClient, putContentBack(answers));
  const { pages, notFound } = createRoutes(queryClient, site);
  const { route, params } = matchPage(pages, location.pathname) ?? { route: notFound, params: {} };
  // The page that is shown must be there before it is taken over, or it would be emptied while its code loads.
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
