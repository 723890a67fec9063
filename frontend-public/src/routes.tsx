import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LiveWatch } from './features/notifications/LiveWatch';
import { NotificationBell } from './features/notifications/NotificationBell';
import { ReadingWatch } from './features/progress/ReadingWatch';
import { SessionWatch } from './features/session/SessionWatch';
import { SignInLink } from './features/session/SignInLink';
import { MobileUserMenu, UserMenu } from './features/session/UserMenu';
import { segmentsOf, type PageLoader, type PageRoute } from './router/page-routes';
import { ButtonLink } from './ui/controls';
import { laterPart } from './ui/later-part';
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

/** All routes of the public site, and the page for unknown addresses. */
export interface SiteRoutes {
  pages: readonly PageRoute[];
  notFound: PageRoute;
}

/** Creates the routes; each page's chunk is loaded on first use. */
export function createRoutes(queryClient: QueryClient, site: Site): SiteRoutes {
  const page = (path: string, name: string, reads: readonly string[] = []): PageRoute => ({
    segments: segmentsOf(path),
    source: `src/pages/${name}.tsx`,
    reads,
    load: async () => {
      const module = loaded.get(name) ?? (await modules[`./pages/${name}.tsx`]!());
      loaded.set(name, module);
      const { Component, createLoader } = module;
      return { Component, loader: createLoader?.(queryClient, site) };
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
  ];
  return { pages, notFound: page('/*', 'static/NotFoundPage') };
}

const MenuSearch = laterPart(
  'menu-search',
  async () => (await import('./features/search/SearchBox')).SearchBox,
);

/** Layout around every page. */
export const siteFrame = (page: ReactNode): ReactNode => (
  <Layout
    account={<UserMenu />}
    mobileAccount={<MobileUserMenu />}
    bell={<NotificationBell />}
    searchBox={<MenuSearch label="Recherche du menu" />}
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
    {page}
  </Layout>
);
