import type { ReactNode } from 'react';
import { Button } from '../../ui/controls';

interface LetterButtonProps {
  /** Where the button sends the token of the link that led here. */
  action: string;
  token: string;
  children: ReactNode;
}

/** Does what a letter’s link is for. A plain form, which needs no script; the server then leads back to the page. */
export function LetterButton({ action, token, children }: LetterButtonProps) {
  return (
    <form method="post" action={`${action}?jeton=${encodeURIComponent(token)}`}>
      <Button type="submit" name="page" value="1">
        {children}
      </Button>
    </form>
  );
}
