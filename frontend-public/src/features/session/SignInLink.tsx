import type { ComponentProps, MouseEvent } from 'react';
import { opensElsewhere } from '../../router/Link';
import { useLocation } from '../../router/location';
import { navigate } from '../../router/router';
import { ButtonLink } from '../../ui/controls';
import { signInPath } from './return-path';

interface SignInLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'> {
  to?: string;
}

/** Link to a page of signing in, `/connexion` by default, that returns to this page. */
export function SignInLink({ to = '/connexion', ...props }: SignInLinkProps) {
  const location = useLocation();

  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(signInPath(location, to));
  }

  return <ButtonLink {...props} to={to} onClick={follow} />;
}
