import { Button } from '@chakra-ui/react';
import Check from '~icons/check';
import Link2 from '~icons/link-2';
import { useEffect, useState } from 'react';
import { toast } from './toasts/toaster';

const CONFIRMATION_MS = 2000;

/** Button that copies an address. */
export function CopyLink({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  function copy() {
    // The clipboard API exists over HTTPS only.
    const copying = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('No clipboard'));
    copying.then(
      () => {
        setCopied(true);
        toast({ title: 'Lien copié' });
      },
      () => toast({ title: 'Impossible de copier le lien', destructive: true }),
    );
  }

  return (
    <Button variant="outline" size="sm" onClick={copy}>
      {copied ? <Check size={16} aria-hidden /> : <Link2 size={16} aria-hidden />}
      {copied ? 'Lien copié' : 'Copier le lien'}
    </Button>
  );
}
