import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmailLinkButtonProps {
  /** Endpoint that receives the link's token. */
  action: string;
  token: string;
  children: ReactNode;
}

/** Submits the token in a plain form that works without JavaScript; the server redirects back. */
export function EmailLinkButton({ action, token, children }: EmailLinkButtonProps) {
  return (
    <form method="post" action={`${action}?jeton=${encodeURIComponent(token)}`}>
      <Button type="submit" name="page" value="1">
        {children}
      </Button>
    </form>
  );
}
