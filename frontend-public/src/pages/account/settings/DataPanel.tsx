import { css } from '#styles/css';
import { styled } from '#styles/jsx';
import Download from '~icons/download';
import { button } from '#styles/recipes';
import { AccountPanel } from './AccountPanel';

const DownloadLink = styled('a', button);

export function DataPanel() {
  return (
    <AccountPanel title="Vos données">
      <p className={css({ color: 'fg.muted' })}>
        Tout ce que le site garde à votre sujet, dans un fichier JSON : profil, favoris, collections, notes,
        commentaires, progression.
      </p>
      <DownloadLink variant="outline" href="/api/auth/export" download="mes-donnees.json">
        <Download size={18} aria-hidden /> Télécharger mes données
      </DownloadLink>
    </AccountPanel>
  );
}
