import { useQuery } from '@tanstack/react-query';
import FileDown from '~icons/file-down';
import FolderTree from '~icons/folder-tree';
import Link2 from '~icons/link-2';
import Lock from '~icons/lock';
import { collectionsQuery } from '../../features/collections/collection';
import { MembersOnly } from '../../features/session/MembersOnly';
import { SignInPrompt } from '../../features/session/SignInPrompt';
import { FeatureBlock } from '../../ui/FeatureBlock';
import { CollectionList, CollectionListSkeleton } from './CollectionList';

const features = [
  {
    Icon: FolderTree,
    title: 'Organisation',
    text: 'Rangez les tutoriels par projet ou par envie, dans l’ordre qui vous convient, avec une couleur à vous.',
  },
  {
    Icon: Link2,
    title: 'Partage',
    text: 'Rendez une collection publique et donnez son lien à qui vous voulez : il se lit sans compte.',
  },
  {
    Icon: FileDown,
    title: 'Export PDF',
    text: 'Emportez toute une collection en un seul fichier, PDF à imprimer ou EPUB pour liseuse.',
  },
  {
    Icon: Lock,
    title: 'Confidentialité',
    text: 'Une collection est privée tant que vous n’en décidez pas autrement. Redevenue privée, son lien se coupe.',
  },
] as const;

export function CollectionsTab() {
  return (
    <MembersOnly
      waiting={<CollectionListSkeleton />}
      visitor={
        <SignInPrompt title="Connectez-vous pour créer vos collections">
          Une collection rassemble les tutoriels d’un même projet, dans l’ordre que vous leur donnez.
        </SignInPrompt>
      }
    >
      {() => <MemberCollections />}
    </MembersOnly>
  );
}

function MemberCollections() {
  const { isPending } = useQuery(collectionsQuery());
  return (
    <>
      <CollectionList />
      {/* Rendered after the list is loaded: its position depends on the list's length. */}
      {!isPending && <FeatureBlock title="Ce que permettent les collections" features={features} />}
    </>
  );
}
