import { chakra, Flex, Heading } from '@chakra-ui/react';
import { Check, Link2, Mail } from 'lucide-react';
import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { buttonRecipe } from '../../theme/recipes';
import { Button } from '../../ui/controls';
import { useSite } from '../../ui/site';
import { toast } from '../../ui/toasts/toaster';
import { shareLinks } from './share-links';

const ShareLink = chakra('a', buttonRecipe);
const CONFIRMATION_MS = 2000;
const POPUP = 'popup,width=600,height=400';

export function ShareRow({ title }: { title: string }) {
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
    <Flex as="section" aria-labelledby="share-title" mt="10" gap="2" wrap="wrap" align="center">
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
    </Flex>
  );
}

function CopyLink({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  function copy() {
    // Outside https a browser has no clipboard to offer.
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
