import { useLocation, useParams } from 'react-router-dom';
import { Badge, Box, defineStyle, List } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import Bookmark from '~icons/bookmark';
import MessagesSquare from '~icons/messages-square';
import TrendingUp from '~icons/trending-up';
import { Arrival } from '../../../features/session/Arrival';
import { LoginForm } from '../../../features/session/LoginForm';
import { useSession } from '../../../features/session/use-session';
import { apiQuery } from '../../../lib/query-client';
import type { PageLoader } from '../../../page-loader';
import { AccountScreen } from './AccountScreen';
import { AsidePanel } from './AsidePanel';
import { AuthRegisterForm } from './AuthRegisterForm';
import { AuthTabs, panelOf, type AuthTab } from './AuthTabs';
import { OpenRegistration } from './OpenRegistration';

const points = [
  {
    title: 'Retrouvez vos lectures',
    sentence: 'Favoris et collections vous suivent d’un appareil à l’autre.',
    Icon: Bookmark,
  },
  {
    title: 'Mesurez vos progrès',
    sentence: 'Chaque étape faite est gardée, chaque parcours avance.',
    Icon: TrendingUp,
  },
  {
    title: 'Prenez la parole',
    sentence: 'Commentez, notez, posez vos questions aux auteurs.',
    Icon: MessagesSquare,
  },
];

const topics = [
  'Intelligence Artificielle',
  'Cybersécurité',
  'Data Science',
  'DevOps',
  'Cloud Computing',
] as const;

const screens: Record<AuthTab, { title: string; description: string }> = {
  login: {
    title: 'Heureux de vous revoir',
    description: 'Connectez-vous à votre compte, ou créez-en un.',
  },
  register: {
    title: 'Rejoignez la communauté',
    description: 'Créez votre compte en une minute.',
  },
};

/** AUTHP-04: empty, but as high, until the session is known, which never happens without JavaScript. */
const unseen = defineStyle({ visibility: 'hidden', _noScripts: { visibility: 'visible' } });

export function createLoader(queryClient: QueryClient): PageLoader {
  return async () => {
    await queryClient.prefetchQuery(apiQuery('/api/settings'));
    return null;
  };
}

export function Component() {
  const tab: AuthTab = useParams()['tab'] === 'register' ? 'register' : 'login';
  const { search } = useLocation();
  const { isAuthenticated, isLoading } = useSession();
  if (isAuthenticated) return <Arrival />;
  return (
    <Box css={isLoading ? unseen : undefined} data-needs-scripts>
      <AccountScreen
        {...screens[tab]}
        aside={
          <AsidePanel title="Avec un compte" points={points}>
            <List.Root flexDirection="row" flexWrap="wrap" gap="2" mt="8" aria-label="Sujets">
              {topics.map((topic) => (
                <li key={topic}>
                  <Badge bg="bg.panel" color="fg" px="3" py="1" borderRadius="full">
                    {topic}
                  </Badge>
                </li>
              ))}
            </List.Root>
          </AsidePanel>
        }
      >
        <AuthTabs chosen={tab} search={search} />
        <Box mt="6" key={tab} {...panelOf(tab)}>
          {tab === 'login' ? (
            <LoginForm variant="combined" />
          ) : (
            <OpenRegistration>
              <AuthRegisterForm />
            </OpenRegistration>
          )}
        </Box>
      </AccountScreen>
    </Box>
  );
}
