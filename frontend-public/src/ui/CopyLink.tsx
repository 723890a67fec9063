import { Text } from '@chakra-ui/react';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './controls';

const CONFIRMATION_MS = 2000;

/** Puts an address on the clipboard. */
export function CopyLink({ address }: { address: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);

  function copy() {
    // Outside https a browser has no clipboard to offer.
    const copying = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('No clipboard'));
    copying.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={copy}>
        {state === 'copied' ? <Check size={16} aria-hidden /> : <Link2 size={16} aria-hidden />}
        Copier le lien
      </Button>
      <Text as="span" role="status" fontSize="sm" fontWeight="semibold">
        {state === 'copied' && 'Lien copié'}
        {state === 'failed' && 'Impossible de copier le lien'}
      </Text>
    </>
  );
}
