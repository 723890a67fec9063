import { useSearchParams } from 'react-router-dom';
import { Box, Flex, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import Heart from '~icons/heart';
import MessageSquare from '~icons/message-square';
import PenLine from '~icons/pen-line';
import Star from '~icons/star';
import { apiQuery, type Answer } from '../../../lib/query-client';
import { ButtonLink, TextLink } from '../../../ui/controls';
import { EmptyState } from '../../../ui/EmptyState';
import { Failure } from '../../../ui/Failure';
import { FormattedDate } from '../../../ui/FormattedDate';
import { pageOf } from '../../../lib/page-number';
import { Pagination } from '../../../ui/Pagination';
import { pathOfTutorial } from '../../../lib/paths';

type Activity = Answer<'/api/profile/activity'>['activity'][number];

const PAGE_SIZE = 20;

const activityQuery = (page: number) =>
  apiQuery(
    '/api/profile/activity',
    { query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE || null } },
    { staleTime: 0 },
  );

const kinds = {
  tutorial: { Icon: PenLine, text: 'Vous avez publié' },
  comment: { Icon: MessageSquare, text: 'Vous avez commenté' },
  rating: { Icon: Star, text: 'Vous avez noté' },
  favorite: { Icon: Heart, text: 'Vous avez gardé' },
} as const;

export function ActivityTab() {
  const page = pageOf(useSearchParams()[0]);
  const { data, isError, refetch } = useQuery(activityQuery(page));
  if (!data) {
    if (isError)
      return <Failure message="Impossible de charger votre activité." onRetry={() => void refetch()} />;
    return (
      <Stack gap="4" role="status" aria-label="Chargement de votre activité">
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} h="16" />
        ))}
      </Stack>
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState title="Aucune activité">
        <p>Vos commentaires, vos notes et vos favoris se liront ici, les plus récents d’abord.</p>
        <ButtonLink to="/catalogue" variant="outline" mt="5">
          Parcourir le catalogue
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <List.Root gap="5" maxW="measure">
        {data.activity.map((activity) => (
          <ActivityLine key={`${activity.kind} ${activity.tutorialId} ${activity.at}`} activity={activity} />
        ))}
      </List.Root>
      <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} />
    </>
  );
}

function ActivityLine({ activity }: { activity: Activity }) {
  const { kind, at, tutorialId, tutorialTitle, comment, score } = activity;
  const { Icon, text } = kinds[kind];
  return (
    <List.Item display="flex" gap="4" alignItems="start">
      <Flex
        align="center"
        justify="center"
        flexShrink="0"
        w="10"
        h="10"
        borderRadius="full"
        bg="brand.subtle"
        color="brand.fg"
      >
        <Icon size={18} aria-hidden />
      </Flex>
      <Box minW="0">
        <p>
          {text}{' '}
          <bdi>
            <TextLink to={pathOfTutorial(tutorialId)}>{tutorialTitle}</TextLink>
          </bdi>
          {score !== null && ` : ${score} sur 5`}
        </p>
        {comment !== null && (
          <Text mt="1" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
            « <bdi>{comment}</bdi> »
          </Text>
        )}
        <Text mt="0.5" fontSize="sm" color="fg.muted">
          <FormattedDate value={at} />
        </Text>
      </Box>
    </List.Item>
  );
}
