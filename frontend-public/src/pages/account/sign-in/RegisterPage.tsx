import { useLocation } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import GraduationCap from '~icons/graduation-cap';
import PenLine from '~icons/pen-line';
import Users from '~icons/users';
import { Arrival } from '../../../features/session/Arrival';
import { useSession } from '../../../features/session/use-session';
import { apiQuery } from '../../../lib/query-client';
import type { PageLoader } from '../../../page-loader';
import { TextLink } from '../../../ui/controls';
import { useSite } from '../../../lib/site';
import { AccountScreen } from './AccountScreen';
import { AsidePanel } from './AsidePanel';
import { OpenRegistration } from './OpenRegistration';
import { RegisterForm } from './RegisterForm';

const points = [
  {
    title: 'Apprendre',
    sentence: 'Gardez vos tutoriels, suivez votre progression et reprenez là où vous en étiez.',
    Icon: GraduationCap,
  },
  {
    title: 'Partager',
    sentence: 'Publiez ce que vous savez faire et aidez celles et ceux qui commencent.',
    Icon: PenLine,
  },
  {
    title: 'Connecter',
    sentence: 'Commentez, répondez et échangez avec les autres membres.',
    Icon: Users,
  },
];

export function createLoader(queryClient: QueryClient): PageLoader {
  return async () => {
    await queryClient.prefetchQuery(apiQuery('/api/settings'));
    return null;
  };
}

export function Component() {
  const { search } = useLocation();
  const { isAuthenticated } = useSession();
  const { name } = useSite();
  if (isAuthenticated) return <Arrival />;
  return (
    <AccountScreen
      title="Inscription"
      description="Créez un compte pour commenter, noter, garder des tutoriels et en publier."
      introduction={
        <>
          Déjà un compte ? <TextLink to={`/login${search}`}>Connectez-vous</TextLink>.
        </>
      }
      aside={<AsidePanel title={`Bienvenue sur ${name}`} points={points} />}
    >
      <OpenRegistration>
        <RegisterForm />
      </OpenRegistration>
    </AccountScreen>
  );
}
