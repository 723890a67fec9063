import { useNavigate } from 'react-router-dom';
import { Box, Button, Card, Heading, List, Skeleton, Span, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { said, type User } from '../../features/session/session';
import { Avatar } from '../../ui/Avatar';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Failure } from '../../ui/Failure';
import { FormattedDate } from '../../ui/FormattedDate';
import { toast } from '../../ui/toasts/toaster';
import { authorsQuery, type CoAuthor } from './co-author';
import { InviteForm } from './InviteForm';
import { SentInvitations } from './SentInvitations';

/** Authors, invitations and leaving. */
export function AuthorsPart({ tutorialId, user }: { tutorialId: number; user: User }) {
  const heading = useId();
  const { data, error, refetch } = useQuery(authorsQuery(tutorialId));
  return (
    <Card.Root as="section" aria-labelledby={heading} mt="10" maxW="240">
      <Heading as="h2" id={heading} fontSize="xl">
        Auteurs
      </Heading>
      <Text mt="1" fontSize="sm" color="fg.muted">
        Tous ont les mêmes droits sur ce tutoriel, et leurs noms y sont.
      </Text>
      {data ? (
        <>
          <AuthorList tutorialId={tutorialId} authors={data.authors} user={user} />
          <SentInvitations tutorialId={tutorialId} invitations={data.invitations} />
          <InviteForm tutorialId={tutorialId} />
        </>
      ) : error ? (
        <Failure
          message={said(error) ?? 'Impossible de charger les auteurs.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Box role="status" aria-label="Chargement des auteurs" mt="4">
          <Skeleton h="12" />
        </Box>
      )}
    </Card.Root>
  );
}

interface AuthorListProps {
  tutorialId: number;
  authors: CoAuthor[];
  user: User;
}

function AuthorList({ tutorialId, authors, user }: AuthorListProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<CoAuthor | null>(null);
  const isOneself = leaving?.id === user.id;
  const leave = useMutation({
    mutationFn: ({ id: userId }: CoAuthor) =>
      call('DELETE', '/api/tutorials/{id}/authors/{userId}', { path: { id: tutorialId, userId } }),
    onSuccess: (_, { id, displayName }) => {
      setLeaving(null);
      if (id === user.id && user.isAdmin !== true) {
        toast({ title: 'Vous avez quitté ce tutoriel' });
        void navigate('/contributions');
      } else toast({ title: 'Auteur retiré', description: displayName });
      // Author names are shown in many lists: invalidate everything.
      void queryClient.invalidateQueries();
    },
    onError: (error) => {
      setLeaving(null);
      toast({
        title: 'Erreur',
        description: said(error) ?? 'Les auteurs n’ont pas changé.',
        destructive: true,
      });
    },
  });
  if (authors.length === 0) {
    return <Text mt="4">Aucun membre du site n’écrit ce tutoriel. Les administrateurs le peuvent.</Text>;
  }
  return (
    <>
      <List.Root mt="4">
        {authors.map((author) => {
          const isSelf = author.id === user.id;
          const mayGo = authors.length > 1 && (isSelf || user.isAdmin === true);
          return (
            <List.Item key={author.id} display="flex" flexWrap="wrap" gap="3" alignItems="center" py="2">
              <Avatar person={{ name: author.displayName, avatar: author.avatar }} />
              <Box flex="1" minW="40">
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {author.displayName}
                  {isSelf && <Span fontWeight="normal"> (vous)</Span>}
                </Text>
                <Text fontSize="sm" color="fg.muted">
                  Depuis le <FormattedDate value={author.joinedAt} />
                </Text>
              </Box>
              {mayGo && (
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => setLeaving(author)}
                  aria-label={isSelf ? 'Quitter ce tutoriel' : `Retirer ${author.displayName} des auteurs`}
                >
                  {isSelf ? 'Quitter' : 'Retirer'}
                </Button>
              )}
            </List.Item>
          );
        })}
      </List.Root>
      {authors.length === 1 && authors[0]!.id === user.id && (
        <Text fontSize="sm" color="fg.muted">
          Vous l’écrivez seul : pour le quitter, il faut d’abord quelqu’un d’autre.
        </Text>
      )}
      <ConfirmDialog
        title={isOneself ? 'Quitter ce tutoriel ?' : 'Retirer cet auteur ?'}
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        action={isOneself ? 'Quitter le tutoriel' : 'Retirer des auteurs'}
        isPending={leave.isPending}
        onConfirm={() => leaving && leave.mutate(leaving)}
      >
        {isOneself
          ? 'Vous ne pourrez plus l’écrire et votre nom n’y sera plus. Le texte reste aux autres auteurs, avec ce que vous y avez écrit.'
          : `${leaving?.displayName} ne pourra plus l’écrire, son nom n’y sera plus, et une notification le lui dira.`}
      </ConfirmDialog>
    </>
  );
}
