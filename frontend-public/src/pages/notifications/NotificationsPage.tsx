import { Box, Flex, Heading } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLive } from '../../features/notifications/live-view';
import { NotificationItem } from '../../features/notifications/NotificationItem';
import { notificationsQuery } from '../../features/notifications/notifications';
import { MembersOnly } from '../../features/session/MembersOnly';
import { SignInPrompt } from '../../features/session/SignInPrompt';
import { Button, SkeletonBlock } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Failure } from '../../ui/Failure';
import { Page } from '../../ui/Page';
import { PageHead } from '../../ui/PageHead';
import { Pagination } from '../../ui/Pagination';
import { NotificationChoices } from './NotificationChoices';

const PAGE_SIZE = 20;

/** The page /notifications. */
export function Component() {
  return (
    <Page py={{ base: '8', md: '14' }} maxW="48rem">
      <PageHead title="Notifications" description="Ce qui vous concerne sur le site." hidden />
      <MembersOnly
        waiting={<SkeletonBlock h="20rem" />}
        visitor={
          <SignInPrompt title="Connectez-vous pour lire vos notifications" as="h1">
            Vous y êtes prévenu des réponses à vos commentaires et des nouveautés des domaines que vous
            suivez.
          </SignInPrompt>
        }
      >
        {() => <Notifications />}
      </MembersOnly>
    </Page>
  );
}

function Notifications() {
  const queryClient = useQueryClient();
  const { member } = useLive();
  const asked = useSearchParams()[0].get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const query = notificationsQuery({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const { data: list, isError, refetch } = useQuery(query);

  function clear() {
    member?.clear();
    const nothing = { notifications: [], total: 0, unread: 0 };
    queryClient.setQueryData(query.queryKey, (known) => known && { ...known, ...nothing });
  }

  return (
    <>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="6">
        <Heading as="h1" fontSize="4xl" letterSpacing="tight">
          Notifications
        </Heading>
        {list && list.total > 0 && (
          <Button variant="outline" disabled={!member} onClick={clear}>
            Tout effacer
          </Button>
        )}
      </Flex>
      {isError && (
        <Failure message="Impossible de charger vos notifications." onRetry={() => void refetch()} />
      )}
      {!list && !isError && <SkeletonBlock h="20rem" />}
      {list?.total === 0 && <EmptyState title="Aucune notification" />}
      {list && list.total > 0 && (
        <>
          <Box as="ul" listStyleType="none" display="grid" gap="1">
            {list.notifications.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} />
            ))}
          </Box>
          <Pagination page={page} pageSize={PAGE_SIZE} total={list.total} />
        </>
      )}
      {/* How long the list is decides where they stand. */}
      {(list || isError) && <NotificationChoices />}
    </>
  );
}
