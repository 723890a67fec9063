import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, RouteObject } from 'react-router';
import { LiveWatch } from './features/notifications/LiveWatch';
import { NotificationBell } from './features/notifications/NotificationBell';
import { SessionWatch } from './features/session/SessionWatch';
import { MobileUserMenu, UserMenu } from './features/session/UserMenu';
import { ErrorPage } from './pages/static/ErrorPage';
import { Layout } from './ui/Layout';
import type { Site } from './ui/site';

interface PageModule {
  Component: React.ComponentType;
  createLoader?: (queryClient: QueryClient, site: Site) => LoaderFunction;
}

/** Every address of the public site. Each page is a chunk of its own, loaded when it is first visited. */
export function createRoutes(queryClient: QueryClient, site: Site): RouteObject[] {
  const page = (path: string, load: () => Promise<PageModule>): RouteObject => ({
    path,
    errorElement: <ErrorPage />,
    lazy: async () => {
      try {
        const { Component, createLoader } = await load();
        return { Component, loader: createLoader?.(queryClient, site) };
      } catch (error) {
        // The router shows nothing at all in place of a page whose code has not come.
        console.error(error);
        return { Component: ErrorPage };
      }
    },
  });
  const login = () => import('./pages/session/LoginPage');
  const register = () => import('./pages/session/RegisterPage');
  const auth = () => import('./pages/session/AuthPage');
  const profile = () => import('./pages/profile/ProfilePage');
  const favorites = () => import('./pages/favorites/FavoritesPage');
  const write = () => import('./pages/contributions/WritePage');

  return [
    {
      element: (
        <Layout account={<UserMenu />} mobileAccount={<MobileUserMenu />} bell={<NotificationBell />}>
          <SessionWatch />
          <LiveWatch />
        </Layout>
      ),
      errorElement: <ErrorPage />,
      children: [
        page('/', () => import('./pages/home/HomePage')),
        page('/catalogue', () => import('./pages/catalogue/CataloguePage')),
        page('/tutoriels', () => import('./pages/catalogue/TutorialsPage')),
        page('/tutoriels/:id', () => import('./pages/tutorial/TutorialPage')),
        page('/domaines', () => import('./pages/domain/DomainsPage')),
        page('/domaines/:slug', () => import('./pages/domain/DomainPage')),
        page('/recherche', () => import('./pages/search/SearchPage')),
        page('/comment-ca-marche', () => import('./pages/static/HowItWorksPage')),
        page('/devenir-contributeur', () => import('./pages/static/BecomeContributorPage')),
        page('/faq', () => import('./pages/static/FaqPage')),
        page('/contact', () => import('./pages/static/ContactPage')),
        page('/mentions-legales', () => import('./pages/static/LegalNoticePage')),
        page('/confidentialite', () => import('./pages/static/PrivacyPage')),
        page('/conditions-utilisation', () => import('./pages/static/TermsPage')),
        page('/cookies', () => import('./pages/static/CookiesPage')),
        page('/accessibilite', () => import('./pages/static/AccessibilityPage')),
        page('/connexion', login),
        page('/login', login),
        page('/inscription', register),
        page('/register', register),
        page('/auth', auth),
        page('/auth/:tab', auth),
        page('/notifications', () => import('./pages/notifications/NotificationsPage')),
        page('/mot-de-passe-oublie', () => import('./pages/session/ForgottenPasswordPage')),
        page('/nouveau-mot-de-passe', () => import('./pages/session/NewPasswordPage')),
        page('/confirmer-adresse', () => import('./pages/session/ConfirmEmailPage')),
        page('/newsletter/confirmer', () => import('./pages/newsletter/ConfirmSubscriptionPage')),
        page('/newsletter/desinscription', () => import('./pages/newsletter/UnsubscribePage')),
        page('/profil', profile),
        page('/profile', profile),
        page('/profil/compte', () => import('./pages/account/AccountPage')),
        page('/favoris', favorites),
        page('/favorites', favorites),
        page('/apprentissage', () => import('./pages/learning/LearningPage')),
        page('/parcours/:id', () => import('./pages/path/PathPage')),
        page('/collections/:id', () => import('./pages/collection/CollectionPage')),
        page('/collections/partagees/:token', () => import('./pages/collection/SharedCollectionPage')),
        page('/contributions', () => import('./pages/contributions/ContributionsPage')),
        page('/contributions/nouveau', write),
        page('/contributions/:id', write),
        page('/demo-wizard', () => import('./pages/wizard/WizardPage')),
        page('*', () => import('./pages/static/NotFoundPage')),
      ],
    },
  ];
}
