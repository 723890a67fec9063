import { Badge, Box, chakra, Container, Flex, Heading, Span, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useExpertiseLabels } from '../../../features/session/use-expertises';
import type { User } from '../../../features/session/session';
import { apiQuery } from '../../../lib/query-client';
import { Avatar } from '../../../ui/Avatar';
import { formatDay } from '@passerelle/api-client/dates';

const countersQuery = () => apiQuery('/api/profile/counters', {}, { staleTime: 0 });

const counters = [
  { name: 'tutorials', label: 'Tutoriels' },
  { name: 'favorites', label: 'Favoris' },
  { name: 'comments', label: 'Commentaires' },
] as const;

function badgeOf({ isAdmin, isModerator, isContributor }: User): string {
  if (isAdmin === true) return 'Administrateur';
  if (isModerator) return 'Modérateur';
  return isContributor ? 'Contributeur de la communauté' : 'Membre';
}

export function ProfileHeader({ user }: { user: User }) {
  const { data } = useQuery(countersQuery());
  const specialty = useExpertiseLabels(user.expertise).join(', ');
  return (
    <Box bg="bg.sunken" borderBottomWidth="1px" borderColor="border" mb={{ base: '4', md: '6' }}>
      <Container
        py={{ base: '6', md: '10' }}
        display="flex"
        flexWrap="wrap"
        alignItems={{ base: 'start', sm: 'center' }}
        columnGap={{ base: '5', md: '8' }}
        rowGap="6"
      >
        <Avatar person={{ name: user.displayName, avatar: user.avatar }} size="24" />
        <Box flex="1" minW={{ base: '48', md: '80' }}>
          <Heading
            as="h1"
            fontSize={{ base: '2xl', sm: '3xl' }}
            letterSpacing="tight"
            overflowWrap="anywhere"
            dir="auto"
          >
            {user.displayName}
          </Heading>
          <Badge
            variant={user.isAdmin === true ? 'accent' : 'brand'}
            mt="2"
            fontSize={{ base: 'xs', sm: 'sm' }}
          >
            {badgeOf(user)}
          </Badge>
          {specialty && (
            <Text mt="2">
              <Span color="fg.muted">Spécialité :</Span> {specialty}
            </Text>
          )}
          <Text mt="1" fontSize={{ base: 'xs', sm: 'sm' }} color="fg.muted">
            Membre depuis le <time dateTime={user.createdAt}>{formatDay(user.createdAt)}</time>
          </Text>
        </Box>
        <chakra.dl display="flex" gap={{ base: '6', md: '10' }} aria-busy={!data}>
          {counters.map(({ name, label }) => (
            <Flex direction="column-reverse" key={name}>
              <chakra.dt fontSize="sm" color="fg.muted">
                {label}
              </chakra.dt>
              <chakra.dd fontSize="3xl" fontWeight="bold" lineHeight="tight" color="brand.fg">
                {data ? data[name] : '–'}
              </chakra.dd>
            </Flex>
          ))}
        </chakra.dl>
      </Container>
    </Box>
  );
}
