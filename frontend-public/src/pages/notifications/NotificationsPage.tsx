import { useSearchParams } from 'react-router-dom';
import { call } from '@passerelle/api-client/call';
import { Button, Container, Heading, List, Skeleton, Wrap } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../features/notifications/live-view';
import { NotificationItem } from '../../features/notifications/NotificationItem';
import { followsQuery } from '../../features/notifications/follow';
import { choicesQuery, notificationsQuery } from '../../features/notifications/notification';
import { MembersOnly } from '../../features/session/MembersOnly';
import { SignInPrompt } from '../../features/session/SignInPrompt';
import { EmptyState } from '../../ui/EmptyState';
import { Failure } from '../../ui/Failure';
import { PageHead } from '../../ui/PageHead';
import { Pagination } from '../../ui/Pagination';
import { FollowList } from './FollowList';
import { MailChoice } from './MailChoice';
import { NotificationChoices } from './NotificationChoices';

const PAGE_SIZE = 20;

export function Component() {
  return (
    <Container py={{ base: '8', md: '14' }} maxW="192">
      <PageHead title="Notifications" description="Ce qui vous concerne sur le site." hidden />
      <MembersOnly
        waiting={<Skeleton h="80" />}
        visitor={
          <SignInPrompt title="Connectez-vous pour lire vos notifications" as="h1">
            Vous y êtes prévenu des réponses à vos commentaires et des nouveautés des domaines que vous
            suivez.
          </SignInPrompt>
        }
      >
        {() => <Notifications />}
      </MembersOnly>
    </Container>
  );
}

function Notifications() {
  const queryClient = useQueryClient();
  const { member } = useLive();
  const asked = useSearchParams()[0].get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const query = notificationsQuery({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const { data: list, isError, refetch } = useQuery(query);
  const follows = useQuery(followsQuery());
  const choices = useQuery(choicesQuery());

  function clear() {
    // Before the live connection is there, and where it cannot be loaded, without it.
    if (member) member.clear();
    else void call('DELETE', '/api/notifications').catch(() => undefined);
    const nothing = { notifications: [], total: 0, unread: 0 };
    queryClient.setQueryData(query.queryKey, (known) => known && { ...known, ...nothing });
  }

  return (
    <>
      <Wrap justify="space-between" align="center" gap="4" mb="6">
        <Heading as="h1" fontSize="4xl" letterSpacing="tight">
          Notifications
        </Heading>
        {list && list.total > 0 && (
          <Button variant="outline" onClick={clear}>
            Tout effacer
          </Button>
        )}
      </Wrap>
      {isError && (
        <Failure message="Impossible de charger vos notifications." onRetry={() => void refetch()} />
      )}
      {!list && !isError && <Skeleton h="80" />}
      {list?.total === 0 && <EmptyState title="Aucune notification" />}
      {list && list.total > 0 && (
        <>
          <List.Root display="grid" gap="1">
            {list.notifications.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} />
            ))}
          </List.Root>
          <Pagination page={page} pageSize={PAGE_SIZE} total={list.total} />
        </>
      )}
      {/* Rendered together once all is loaded or has failed: each stands below the one before. */}
      {(list || isError) && follows.isFetched && choices.isFetched && (
        <>
          <FollowList />
          <NotificationChoices />
          <MailChoice />
        </>
      )}
    </>
  );
}
