import type { ReactNode } from 'react';
import { Button } from '../../ui/controls';

interface EmailLinkButtonProps {
  /** Where the button sends the token of the link that led here. */
  action: string;
  token: string;
  children: ReactNode;
}

/** Does what an email’s link is for. A plain form, which needs no script; the server then leads back to the page. */
export function EmailLinkButton({ action, token, children }: EmailLinkButtonProps) {
  return (
    <form method="post" action={`${action}?jeton=${encodeURIComponent(token)}`}>
      <Button type="submit" name="page" value="1">
        {children}
      </Button>
    </form>
  );
}
