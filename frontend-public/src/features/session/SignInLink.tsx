import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from '../../router/location';
import { navigate } from '../../router/router';
import { ButtonLink } from '../../ui/controls';
import { signInPath } from './return-path';

/** Link to /connexion that returns to this page. */
export function SignInLink(props: Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'>) {
  const location = useLocation();

  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(signInPath(location));
  }

  return <ButtonLink {...props} to="/connexion" onClick={follow} />;
}
