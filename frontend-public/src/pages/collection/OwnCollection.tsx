import { useNavigate } from 'react-router-dom';
import { Badge, Button, Card, Container, Text, Wrap } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import Globe from '~icons/globe';
import Lock from '~icons/lock';
import Pencil from '~icons/pencil';
import Trash2 from '~icons/trash';
import { useState } from 'react';
import { countTutorials } from '../../features/collections/collection';
import { CollectionDialog } from '../../features/collections/CollectionDialog';
import { useCollectionChanges } from '../../features/collections/use-collection-changes';
import { BookDownload } from '../../features/exports/BookDownload';
import type { Answer } from '../../lib/query-client';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { BackLink } from '../../ui/BackLink';
import { ButtonLink, TextLink } from '../../ui/controls';
import { CopyLink } from '../../ui/CopyLink';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';
import { useSite } from '../../lib/site';
import { toast } from '../../ui/toasts/toaster';
import { CollectionHeader } from './CollectionHeader';
import { CollectionItems } from './CollectionItems';
import { pathOfSharedCollection } from '../../lib/paths';

const LIST = '/apprentissage?onglet=collections';

export function OwnCollection({ collection }: { collection: Answer<'/api/collections/{id}'> }) {
  const navigate = useNavigate();
  const { id, name, isPublic, shareToken, tutorials } = collection;
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const { remove } = useCollectionChanges();
  const { publicUrl } = useSite();
  const Icon = isPublic ? Globe : Lock;
  const close = () => setDialog(null);

  async function erase() {
    await navigate(LIST);
    await remove.mutateAsync(id);
    toast({ title: 'Collection supprimée', description: name });
  }

  return (
    <Container py={{ base: '6', md: '10' }} maxW="240">
      <PageHead title={name} description="Une collection de tutoriels." hidden />
      <BackLink to={LIST}>Mes collections</BackLink>
      <CollectionHeader collection={collection}>
        <Badge variant="brand">{countTutorials(tutorials.length)}</Badge>
        <Badge>
          <Icon size={13} aria-hidden /> {isPublic ? 'Publique' : 'Privée'}
        </Badge>
      </CollectionHeader>
      <Wrap mt="6" gap="3">
        <Button variant="outline" onClick={() => setDialog('edit')}>
          <Pencil size={18} aria-hidden /> Modifier
        </Button>
        <Button variant="outline" onClick={() => setDialog('delete')}>
          <Trash2 size={18} aria-hidden /> Supprimer
        </Button>
        {tutorials.length > 0 && (
          <BookDownload
            title="Télécharger cette collection"
            order={(body) => call('POST', '/api/collections/{id}/exports', { path: { id }, body })}
          />
        )}
      </Wrap>
      {shareToken && (
        <Card.Root
          as="section"
          aria-label="Partage"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          mt="6"
        >
          <Text flex="1" minW="64" fontSize="sm">
            Toute personne qui a ce lien peut lire la collection :{' '}
            <TextLink to={pathOfSharedCollection(shareToken)}>la voir comme elle</TextLink>.
          </Text>
          <CopyLink address={publicUrl + pathOfSharedCollection(shareToken)} />
        </Card.Root>
      )}
      {tutorials.length > 0 && <CollectionItems collectionId={id} tutorials={tutorials} />}
      {tutorials.length === 0 && (
        <EmptyState title="Cette collection est vide">
          <p>Sur la page d’un tutoriel, choisissez « Ajouter à une collection ».</p>
          <ButtonLink to="/catalogue" mt="5">
            Parcourir le catalogue
          </ButtonLink>
        </EmptyState>
      )}
      <CollectionDialog collection={collection} open={dialog === 'edit'} onClose={close} />
      <ConfirmDialog
        title="Supprimer cette collection ?"
        open={dialog === 'delete'}
        onClose={close}
        action="Supprimer la collection"
        isPending={remove.isPending}
        onConfirm={() => void erase().catch(() => undefined)}
      >
        « {name} » disparaît pour de bon, et son lien de partage avec elle. Les tutoriels restent.
      </ConfirmDialog>
    </Container>
  );
}
