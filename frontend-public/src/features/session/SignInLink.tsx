import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../ui/controls';
import { signInPath } from './return-path';

/** Leads to /connexion, and whoever follows it in this tab back here afterwards. */
export function SignInLink(props: Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'>) {
  const location = useLocation();
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(signInPath(location));
  }

  return <ButtonLink {...props} to="/connexion" onClick={follow} />;
}
