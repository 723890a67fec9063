import { useLocation, useNavigate } from 'react-router-dom';
import type { ComponentProps, MouseEvent } from 'react';
import { ButtonLink } from '../../ui/controls';
import { signInPath } from './return-path';

interface SignInLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'> {
  to?: string;
}

/** Link to a page of signing in, `/connexion` by default, that returns to this page. */
export function SignInLink({ to = '/connexion', ...props }: SignInLinkProps) {
  const navigate = useNavigate();
  const location = useLocation();

  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(signInPath(location, to));
  }

  return <ButtonLink {...props} to={to} onClick={follow} />;
}

/** Whether a click opens another tab or window, or downloads a file. */
function opensElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
