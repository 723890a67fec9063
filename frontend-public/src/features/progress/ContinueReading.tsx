import {
  Box,
  Card,
  chakra,
  Container,
  defineStyle,
  Heading,
  IconButton,
  List,
  Skeleton,
  Text,
} from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import Check from '~icons/check';
import { apiQuery } from '../../lib/query-client';
import { PlainLink } from '../../ui/controls';
import { Failure } from '../../ui/Failure';
import { FilledBar } from '../../ui/FilledBar';
import { hasHint, keepHint } from '../../lib/page-hint';
import { toast } from '../../ui/toasts/toaster';
import { said } from '../session/session';
import { useSession } from '../session/use-session';
import { handOverPlaces, keepPlace, keptUnderWay, RESUME_HASH, savePlace, type KeptPlace } from './reading';
import { pathOfTutorial } from '../../lib/paths';

/** As many cards as fit in a row. */
const SHOWN = 3;

const underWay = { query: { reading: 'underway', limit: SHOWN } } as const;

const underWayQuery = (queryClient: QueryClient) => ({
  ...apiQuery('/api/progress', underWay, { staleTime: 0 }),
  queryFn: async () => {
    // The places read as a visitor come first. A failed handover must not block the list.
    await handOverPlaces(queryClient).catch(() => undefined);
    return call('GET', '/api/progress', underWay);
  },
});

type Begun = Pick<KeptPlace, 'tutorialId' | 'title' | 'position'> & { minutesLeft?: number | undefined };

/**
 * Tutorials in progress, each linked to the place where the reader stopped: those of the account, or of this browser
 * for a visitor.
 */
export function ContinueReading() {
  const { isAuthenticated, isLoading } = useSession();
  const [kept, setKept] = useState(() => keptUnderWay().slice(0, SHOWN));
  const queryClient = useQueryClient();
  const known = useQuery({ ...underWayQuery(queryClient), enabled: isAuthenticated });
  const begun: Begun[] | undefined = isAuthenticated
    ? known.data?.progress.map(({ tutorialId, position, tutorial: { title, readTime } }) => ({
        tutorialId,
        title,
        position,
        minutesLeft: readTime ? Math.ceil(readTime * (1 - position)) : undefined,
      }))
    : kept;
  const finish = useMutation({
    mutationFn: async ({ tutorialId, title }: Begun) => {
      const end = { position: 1, heading: null, block: 0 };
      if (isAuthenticated) await savePlace(queryClient, tutorialId, end);
      else keepPlace(tutorialId, title, end);
    },
    onError: (error) => {
      const description = said(error) ?? 'Réessayez dans un instant.';
      toast({ title: 'Impossible de marquer ce tutoriel comme lu', description, destructive: true });
    },
    onSettled: async () => {
      setKept(keptUnderWay().slice(0, SHOWN));
      await queryClient.invalidateQueries({ queryKey: underWayQuery(queryClient).queryKey });
    },
  });
  const isKnown = !isLoading && (!isAuthenticated || known.data !== undefined);
  const isEmpty = !begun?.length;
  useEffect(() => {
    if (isKnown) keepHint('continues', !isEmpty);
  }, [isKnown, isEmpty]);

  if (isAuthenticated && known.isError && !known.data) {
    return (
      <Container pt={{ base: '8', md: '10' }}>
        <Failure
          message="Impossible de charger vos lectures en cours."
          onRetry={() => void known.refetch()}
        />
      </Container>
    );
  }
  if (!isKnown && hasHint('continues')) {
    return (
      <Container pt={{ base: '8', md: '10' }}>
        <Skeleton h="44" borderRadius="lg" />
      </Container>
    );
  }
  if (!isKnown || isEmpty) return null;
  return (
    <chakra.section aria-labelledby="_continue-title" pt={{ base: '8', md: '10' }}>
      <Container>
        <Heading as="h2" id="_continue-title" fontSize="xl" mb="4">
          Continuer votre lecture
        </Heading>
        <List.Root
          display="grid"
          gridAutoFlow="column"
          gridAutoColumns={{ base: begun.length > 1 ? '85%' : '100%', md: 'calc((100% - 2.5rem) / 3)' }}
          gap="5"
          overflowX="auto"
          scrollSnapType="x"
          scrollSnapStrictness="mandatory" // Room for the focus ring.
          p="1"
          m="-1"
        >
          {begun.map((one) => (
            <List.Item key={one.tutorialId} scrollSnapAlign="start">
              <BegunText begun={one} onFinish={() => finish.mutate(one)} />
            </List.Item>
          ))}
        </List.Root>
      </Container>
    </chakra.section>
  );
}

function BegunText({ begun, onFinish }: { begun: Begun; onFinish: () => void }) {
  const { tutorialId, title, position, minutesLeft } = begun;
  const percent = Math.round(100 * position);
  return (
    <Card.Root as="article" position="relative" display="flex" flexDirection="column" h="34" p="4">
      <Heading as="h3" fontSize="md" lineClamp="2" mb="auto" pe="11" dir="auto">
        <PlainLink
          to={`${pathOfTutorial(tutorialId)}${RESUME_HASH}`}
          // The focus moves to the paragraph.
          state={{ keepsFocus: true }}
          _after={{ content: '""', position: 'absolute', inset: '0' }}
        >
          {title}
        </PlainLink>
      </Heading>
      <IconButton
        variant="ghost"
        aria-label={`Marquer « ${title} » comme lu`}
        title="Marquer comme lu"
        onClick={onFinish}
        position="absolute"
        top="1"
        insetEnd="1"
        zIndex="raised"
        color="fg.muted"
      >
        <Check size={18} aria-hidden />
      </IconButton>
      <Text fontSize="sm" color="fg.muted" mb="2">
        Lu à {percent}&nbsp;%{minutesLeft ? `, encore ${minutesLeft}\u00A0min` : ''}
      </Text>
      <Box h="1.5" borderRadius="full" bg="bg.muted" overflow="hidden">
        <FilledBar percent={percent} look={defineStyle({ fill: 'brand.solid' })} />
      </Box>
    </Card.Root>
  );
}
