import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Check, Link2, Mail } from 'lucide-react';
import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import type { Tutorial } from '../../features/tutorials/tutorial';
import { buttonRecipe } from '../../theme/recipes';
import { Button } from '../../ui/controls';
import { useSite } from '../../ui/site';
import { Download } from './Download';
import { PdfButton } from './PdfButton';
import { shareLinks } from './share-links';
import { TranslateMenu } from './TranslateMenu';
import type { Translation } from './use-translation';

const ShareLink = chakra('a', buttonRecipe);
const CONFIRMATION_MS = 2000;
const POPUP = 'popup,width=600,height=400';

interface ShareRowProps {
  tutorial: Tutorial;
  translation: Translation;
}

export function ShareRow({ tutorial: { id, title }, translation }: ShareRowProps) {
  const address = useSite().publicUrl + useLocation().pathname;
  const { networks, mail } = shareLinks(address, title);

  function openPopup(event: MouseEvent<HTMLAnchorElement>) {
    const popup = window.open(event.currentTarget.href, '_blank', POPUP);
    // A blocked popup leaves the link to do its work.
    if (!popup) return;
    popup.opener = null;
    event.preventDefault();
  }

  return (
    <Flex
      as="section"
      aria-labelledby="share-title"
      position="relative"
      mt="10"
      gap="2"
      wrap="wrap"
      align="center"
    >
      <Heading as="h2" id="share-title" fontSize="md" me="2">
        Partager
      </Heading>
      {networks.map(({ name, href }) => (
        <ShareLink
          key={name}
          variant="outline"
          size="sm"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={openPopup}
        >
          {name}
        </ShareLink>
      ))}
      <ShareLink variant="outline" size="sm" href={mail}>
        <Mail size={16} aria-hidden /> E-mail
      </ShareLink>
      <CopyLink address={address} />
      <TranslateMenu translation={translation} />
      <PdfButton tutorialId={id} />
      <Download tutorialId={id} />
    </Flex>
  );
}

function CopyLink({ address }: { address: string }) {
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
