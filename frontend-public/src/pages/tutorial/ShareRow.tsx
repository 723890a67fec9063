import { useLocation } from 'react-router-dom';
import { chakra, Heading } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import Mail from '~icons/mail';
import type { MouseEvent } from 'react';
import { button } from '../../theme/recipes';
import { ReportButton } from '../../features/reports/ReportButton';
import { CopyLink } from '../../ui/CopyLink';
import { useSite } from '../../lib/site';
import { AddToCollection } from './AddToCollection';
import { Download } from './Download';
import { PdfButton } from './PdfButton';
import { shareLinks } from './share-links';
import { TranslateMenu, type TranslateMenuProps } from '../../features/translation/TranslateMenu';

const ShareLink = chakra('a', button);
const POPUP = 'popup,width=600,height=400';

interface ShareRowProps extends TranslateMenuProps {
  tutorialId: number;
  title: string;
  /** Whether others can open its address. */
  isOnSite: boolean;
  authorIds: readonly (number | null)[];
}

export function ShareRow({ tutorialId, title, isOnSite, authorIds, ...translation }: ShareRowProps) {
  const address = useSite().publicUrl + useLocation().pathname;
  const { networks, mail } = shareLinks(address, title);

  function openPopup(event: MouseEvent<HTMLAnchorElement>) {
    const popup = window.open(event.currentTarget.href, '_blank', POPUP);
    // If the popup is blocked, the link works as usual.
    if (!popup) return;
    popup.opener = null;
    event.preventDefault();
  }

  return (
    <chakra.section
      display="flex"
      position="relative"
      mt="10"
      gap="2"
      flexWrap="wrap"
      alignItems="center"
      aria-labelledby="_share-title"
    >
      <Heading as="h2" fontSize="md" me="2" id="_share-title">
        {isOnSite ? 'Partager' : 'Télécharger'}
      </Heading>
      {isOnSite && (
        <>
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
          <AddToCollection tutorialId={tutorialId} />
        </>
      )}
      <TranslateMenu {...translation} />
      <PdfButton tutorialId={tutorialId} />
      <Download tutorialId={tutorialId} />
      <ReportButton
        title="Signaler un tutoriel"
        ownerIds={authorIds}
        reported={{
          text: title,
          send: (body) => call('POST', '/api/tutorials/{id}/reports', { path: { id: tutorialId }, body }),
        }}
      />
    </chakra.section>
  );
}
