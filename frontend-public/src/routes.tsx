import { ApiError } from '@passerelle/api-client/request';
import type { QueryClient } from '@tanstack/react-query';
import {
  data,
  Outlet,
  redirect,
  redirectDocument,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom';
import { LiveWatch } from './features/notifications/LiveWatch';
import { NotificationBell } from './features/notifications/NotificationBell';
import { ReadingWatch } from './features/progress/ReadingWatch';
import { SearchBox } from './features/search/SearchBox';
import { SessionWatch } from './features/session/SessionWatch';
import { SignInLink } from './features/session/SignInLink';
import { MobileUserMenu, UserMenu } from './features/session/UserMenu';
import type { PageAnswer, PageLoader } from './page-loader';
import { ErrorPage } from './pages/static/ErrorPage';
import { ButtonLink } from './ui/controls';
import { Layout } from './ui/Layout';
import type { Site } from './lib/site';

interface PageModule {
  Component: React.ComponentType;
  createLoader?: (queryClient: QueryClient, site: Site) => PageLoader;
}

/** Lazy imports of the pages, one chunk each. */
const modules = import.meta.glob<PageModule>([
  './pages/*/*Page.tsx',
  './pages/account/*/*Page.tsx',
  '!./pages/static/ErrorPage.tsx',
]);

/** Modules of pages by name: Node resolves a dynamic import anew at each call. */
const loaded = new Map<string, PageModule>();

/** Id of the route that shows an error in place of a page. */
export const PAGES = 'pages';

const PAGED = ['page'];
/** Target after sign-in. */
const RETURNING = ['retour'];
/** The two versions compared side by side. */
const HISTORY = ['version', 'avant', ...PAGED];
const TABBED = ['onglet', ...PAGED];
/** Parameters of links in emails. */
const LINKED = ['jeton', 'etat'];
const CATALOGUE = ['q', 'domainId', 'difficulty', 'sort', ...PAGED];
const SEARCH = [
  ...['q', 'domainId', 'difficulty', 'minReadTime', 'maxReadTime', 'tags'],
  ...['sortBy', 'sortOrder', 'limit', 'page'],
];

/** What the server needs to know of a page. */
export interface PageHandle {
  /** Source file of the page, as in the build manifest. */
  source: string;
  /** Query parameters that affect the content; all others are ignored. */
  reads: readonly string[];
}

/** Creates the routes of the public site; each page's chunk is loaded on first use. */
export function createRoutes(queryClient: QueryClient, site: Site): RouteObject[] {
  const page = (path: string, name: string, reads: readonly string[] = []): RouteObject => ({
    id: path,
    path,
    handle: { source: `src/pages/${name}.tsx`, reads } satisfies PageHandle,
    lazy: async () => {
      const module = loaded.get(name) ?? (await modules[`./pages/${name}.tsx`]!());
      loaded.set(name, module);
      const { Component, createLoader } = module;
      if (!createLoader) return { Component };
      const isPage = import.meta.env.SSR || path !== '*';
      return { Component, loader: isPage ? routeLoader(createLoader(queryClient, site)) : loadDocument };
    },
  });
  const pages = [
    page('/', 'home/HomePage'),
    page('/catalogue', 'catalogue/CataloguePage', CATALOGUE),
    page('/tutoriels', 'catalogue/TutorialsPage', CATALOGUE),
    page('/tutoriels/:id', 'tutorial/TutorialPage'),
    page('/tutoriels/:id/historique', 'tutorial/TutorialHistoryPage', HISTORY),
    page('/domaines', 'domain/DomainsPage'),
    page('/domaines/:slug', 'domain/DomainPage', PAGED),
    page('/auteurs/:id', 'author/AuthorPage', PAGED),
    page('/etiquettes/:tag', 'tag/TagPage', PAGED),
    page('/recherche', 'search/SearchPage', SEARCH),
    page('/comment-ca-marche', 'static/HowItWorksPage'),
    page('/devenir-contributeur', 'static/BecomeContributorPage'),
    page('/faq', 'static/FaqPage'),
    page('/contact', 'static/ContactPage'),
    page('/mentions-legales', 'static/LegalNoticePage'),
    page('/confidentialite', 'static/PrivacyPage'),
    page('/conditions-utilisation', 'static/TermsPage'),
    page('/cookies', 'static/CookiesPage'),
    page('/accessibilite', 'static/AccessibilityPage'),
    page('/moderation', 'moderation/TransparencyPage'),
    page('/decisions/:token', 'moderation/DecisionPage'),
    page('/mesure-de-la-recherche', 'static/SearchQualityPage'),
    page('/connexion', 'account/sign-in/LoginPage', RETURNING),
    page('/login', 'account/sign-in/LoginPage', RETURNING),
    page('/inscription', 'account/sign-in/RegisterPage', RETURNING),
    page('/register', 'account/sign-in/RegisterPage', RETURNING),
    page('/auth', 'account/sign-in/AuthPage', RETURNING),
    page('/auth/:tab', 'account/sign-in/AuthPage', RETURNING),
    page('/notifications', 'notifications/NotificationsPage', PAGED),
    page('/mot-de-passe-oublie', 'account/sign-in/ForgottenPasswordPage'),
    page('/nouveau-mot-de-passe', 'account/sign-in/NewPasswordPage', LINKED),
    page('/confirmer-adresse', 'account/sign-in/ConfirmEmailPage', LINKED),
    page('/annuler-adresse', 'account/sign-in/UndoEmailPage', LINKED),
    page('/newsletter/confirmer', 'newsletter/ConfirmSubscriptionPage', LINKED),
    page('/newsletter/desinscription', 'newsletter/UnsubscribePage', LINKED),
    page('/profil', 'account/profile/ProfilePage', TABBED),
    page('/profile', 'account/profile/ProfilePage', TABBED),
    page('/profil/compte', 'account/settings/AccountPage'),
    page('/favoris', 'favorites/FavoritesPage'),
    page('/favorites', 'favorites/FavoritesPage'),
    page('/apprentissage', 'learning/LearningPage', TABBED),
    page('/parcours/:id', 'path/PathPage'),
    page('/collections/:id', 'collection/CollectionPage'),
    page('/collections/partagees/:token', 'collection/SharedCollectionPage'),
    page('/contributions', 'contributions/ContributionsPage', PAGED),
    page('/contributions/nouveau', 'contributions/WritePage', ['brouillon']),
    page('/contributions/:id', 'contributions/WritePage'),
    page('/contributions/:id/historique', 'contributions/HistoryPage', HISTORY),
    ...(site.withoutDemo ? [] : [page('/demo-wizard', 'wizard/WizardPage')]),
    page('*', 'static/NotFoundPage'),
  ];
  return [
    {
      id: 'site',
      Component: SiteLayout,
      ErrorBoundary: ErrorPage,
      // A page that fails leaves the layout in place.
      children: [{ id: PAGES, ErrorBoundary: ErrorPage, children: pages }],
    },
  ];
}

/**
 * The browser shows a page before its data have arrived, and each part shows its own failure. The server waits, and
 * answers with the status of the page.
 */
function routeLoader(load: PageLoader): LoaderFunction {
  return async ({ request, params }) => {
    const url = new URL(request.url);
    const answer = load({ params, url });
    if (!import.meta.env.SSR) {
      answer.catch(() => undefined);
      return null;
    }
    return servedAnswer(answer, url);
  };
}

/** The server may know an address that is no page of this table, such as a file or the console. */
const loadDocument: LoaderFunction = ({ request }) => redirectDocument(request.url);

async function servedAnswer(answer: Promise<PageAnswer | null>, url: URL) {
  try {
    const { status, movedTo, mayBeKept = true } = (await answer) ?? {};
    if (movedTo) return redirect(movedTo, 301);
    return data({ mayBeKept }, { status: status ?? 200 });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A list has no page of this number.
    if ('offset' in error.errors) return redirect(firstPageOf(url), 301);
    throw error;
  }
}

function firstPageOf({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  others.delete('page');
  return others.size > 0 ? `${pathname}?${others}` : pathname;
}

/** Layout around every page. */
function SiteLayout() {
  return (
    <Layout
      account={<UserMenu />}
      mobileAccount={<MobileUserMenu />}
      bell={<NotificationBell />}
      searchBox={<SearchBox label="Recherche du menu" />}
      signIn={
        <>
          <ButtonLink size="sm" to="/register">
            Inscription
          </ButtonLink>
          <SignInLink size="sm" variant="outline" to="/login">
            Connexion
          </SignInLink>
        </>
      }
      beside={
        <>
          <SessionWatch />
          <LiveWatch />
          <ReadingWatch />
        </>
      }
    >
      <Outlet />
    </Layout>
  );
}
