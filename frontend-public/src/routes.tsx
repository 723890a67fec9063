import type { QueryClient } from '@tanstack/react-query';
import type { Params, RouteObject } from 'react-router';
import { LiveWatch } from './features/notifications/LiveWatch';
import { NotificationBell } from './features/notifications/NotificationBell';
import { SearchBox } from './features/search/SearchBox';
import { SessionWatch } from './features/session/SessionWatch';
import { MobileUserMenu, UserMenu } from './features/session/UserMenu';
import { ErrorPage } from './pages/static/ErrorPage';
import { Layout } from './ui/Layout';
import type { Site } from './ui/site';

interface PageModule {
  Component: React.ComponentType;
  createLoader?: (queryClient: QueryClient, site: Site) => PageLoader;
}

/** What a page asks for; also called for a page that is about to be opened. */
type PageLoader = (asked: { params: Params; request: Request }) => unknown;

/** What loads the code of a page; each is a chunk of its own. */
const modules = import.meta.glob<PageModule>(['./pages/*/*Page.tsx', '!./pages/static/ErrorPage.tsx']);

interface LoadedPage {
  Component: React.ComponentType;
  loader?: PageLoader;
}

export interface PageHandle {
  /** The source of the page, as the manifest of the build names it. */
  source: string;
  /** The parameters of the query that change what it shows; all others are as good as absent. */
  reads: readonly string[];
  load: () => Promise<LoadedPage>;
}

const PAGED = ['page'];
/** Where to go on after signing in. */
const RETURNING = ['retour'];
/** Two versions side by side. */
const HISTORY = ['version', 'avant', ...PAGED];
const TABBED = ['onglet', ...PAGED];
/** What links in emails carry. */
const LINKED = ['jeton', 'etat'];
const CATALOGUE = ['q', 'domainId', 'difficulty', 'sort', ...PAGED];
const SEARCH = [
  ...['q', 'domainId', 'difficulty', 'minReadTime', 'maxReadTime', 'tags'],
  ...['sortBy', 'sortOrder', 'limit', 'page'],
];

/** Every address of the public site. The code of a page is loaded when it is first wanted. */
export function createRoutes(queryClient: QueryClient, site: Site): RouteObject[] {
  const page = (path: string, name: string, reads: readonly string[] = []): RouteObject => {
    const load = async (): Promise<LoadedPage> => {
      const { Component, createLoader } = await modules[`./pages/${name}.tsx`]!();
      return { Component, loader: createLoader?.(queryClient, site) };
    };
    return {
      path,
      handle: { source: `src/pages/${name}.tsx`, reads, load } satisfies PageHandle,
      errorElement: <ErrorPage />,
      lazy: async () => {
        try {
          return await load();
        } catch (error) {
          // The router shows nothing at all in place of a page whose code has not come.
          console.error(error);
          return { Component: ErrorPage };
        }
      },
    };
  };

  return [
    {
      element: (
        <Layout
          account={<UserMenu />}
          mobileAccount={<MobileUserMenu />}
          bell={<NotificationBell />}
          searchBox={<SearchBox label="Recherche du menu" />}
        >
          <SessionWatch />
          <LiveWatch />
        </Layout>
      ),
      errorElement: <ErrorPage />,
      children: [
        page('/', 'home/HomePage'),
        page('/catalogue', 'catalogue/CataloguePage', CATALOGUE),
        page('/tutoriels', 'catalogue/TutorialsPage', CATALOGUE),
        page('/tutoriels/:id', 'tutorial/TutorialPage'),
        page('/tutoriels/:id/historique', 'tutorial/TutorialHistoryPage', HISTORY),
        page('/domaines', 'domain/DomainsPage'),
        page('/domaines/:slug', 'domain/DomainPage', PAGED),
        page('/auteurs/:id', 'author/AuthorPage', PAGED),
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
        page('/connexion', 'session/LoginPage', RETURNING),
        page('/login', 'session/LoginPage', RETURNING),
        page('/inscription', 'session/RegisterPage', RETURNING),
        page('/register', 'session/RegisterPage', RETURNING),
        page('/auth', 'session/AuthPage', RETURNING),
        page('/auth/:tab', 'session/AuthPage', RETURNING),
        page('/notifications', 'notifications/NotificationsPage', PAGED),
        page('/mot-de-passe-oublie', 'session/ForgottenPasswordPage'),
        page('/nouveau-mot-de-passe', 'session/NewPasswordPage', LINKED),
        page('/confirmer-adresse', 'session/ConfirmEmailPage', LINKED),
        page('/annuler-adresse', 'session/UndoEmailPage', LINKED),
        page('/newsletter/confirmer', 'newsletter/ConfirmSubscriptionPage', LINKED),
        page('/newsletter/desinscription', 'newsletter/UnsubscribePage', LINKED),
        page('/profil', 'profile/ProfilePage', TABBED),
        page('/profile', 'profile/ProfilePage', TABBED),
        page('/profil/compte', 'account/AccountPage'),
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
      ],
    },
  ];
}
