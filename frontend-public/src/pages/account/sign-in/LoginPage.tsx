import { useLocation } from 'react-router-dom';
import { Arrival } from '../../../features/session/Arrival';
import { LoginForm } from '../../../features/session/LoginForm';
import { useSession } from '../../../features/session/use-session';
import { TextLink } from '../../../ui/controls';
import { AccountScreen } from './AccountScreen';

export function Component() {
  const { search } = useLocation();
  const { isAuthenticated } = useSession();
  if (isAuthenticated) return <Arrival />;
  return (
    <AccountScreen
      title="Connexion"
      description="Connectez-vous pour commenter, noter et garder des tutoriels."
      introduction={
        <>
          Pas encore de compte ? <TextLink to={`/register${search}`}>Inscrivez-vous</TextLink>, c’est gratuit.
        </>
      }
    >
      <LoginForm variant="simple" />
    </AccountScreen>
  );
}
