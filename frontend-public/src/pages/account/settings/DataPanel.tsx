import { chakra, Text } from '@chakra-ui/react';
import Download from '~icons/download';
import { button } from '../../../theme/recipes';
import { AccountPanel } from './AccountPanel';

const DownloadLink = chakra('a', button);

export function DataPanel() {
  return (
    <AccountPanel title="Vos données">
      <Text color="fg.muted">
        Tout ce que le site garde à votre sujet, dans un fichier JSON : profil, favoris, collections, notes,
        commentaires, progression.
      </Text>
      <DownloadLink variant="outline" href="/api/auth/export" download="mes-donnees.json">
        <Download size={18} aria-hidden /> Télécharger mes données
      </DownloadLink>
    </AccountPanel>
  );
}
