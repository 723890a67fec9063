import { Badge, chakra, Flex, Heading, List, Span, Stack, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import ExternalLink from '~icons/external-link';
import { useExpertiseLabels } from '../../features/session/use-expertises';
import { FollowButton } from '../../features/notifications/FollowButton';
import { ReportButton } from '../../features/reports/ReportButton';
import { Avatar } from '../../ui/Avatar';
import { FeedAnchor } from '../../ui/FeedLinks';
import { formatDay } from '@passerelle/api-client/dates';
import type { AuthorPage } from './author';
import { pathOfAuthor } from '../../lib/paths';

/** Name, picture and biography. */
export function AuthorHeader({ author }: { author: AuthorPage }) {
  const { id, displayName, avatar, bio, website, socialLinks, expertise, joinedAt } = author;
  const subjects = useExpertiseLabels(expertise);
  const links = [website, ...socialLinks].filter((link) => link !== null);
  return (
    <Flex gap={{ base: '4', md: '6' }} align="start" direction={{ base: 'column', sm: 'row' }}>
      <Avatar person={{ name: displayName, avatar }} size="24" />
      <Stack gap="3" minW="0">
        <Heading
          as="h1"
          fontSize="4xl"
          letterSpacing="tight"
          lineHeight="tight"
          overflowWrap="anywhere"
          dir="auto"
        >
          {displayName}
        </Heading>
        {bio && (
          <Text
            fontSize="lg"
            color="fg.muted"
            maxW="measure"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            dir="auto"
          >
            {bio}
          </Text>
        )}
        {subjects.length > 0 && (
          <List.Root flexDirection="row" flexWrap="wrap" gap="2" aria-label="Domaines d’expertise">
            {subjects.map((subject) => (
              <li key={subject}>
                <Badge>{subject}</Badge>
              </li>
            ))}
          </List.Root>
        )}
        {links.length > 0 && (
          <List.Root flexDirection="row" flexWrap="wrap" columnGap="5" aria-label="Liens">
            {links.map((link) => (
              <li key={link}>
                <OwnLink link={link} />
              </li>
            ))}
          </List.Root>
        )}
        <Flex wrap="wrap" align="center" columnGap="6" fontSize="sm" color="fg.muted">
          {joinedAt && <span>Membre depuis le {formatDay(joinedAt)}</span>}
          <FollowButton followed={{ author: id }} name={displayName} labels={['Suivre', 'Auteur suivi']} />
          <FeedAnchor path={pathOfAuthor(id)} />
          <ReportButton
            title="Signaler un membre"
            ownerIds={[id]}
            reported={{
              text: displayName,
              send: (body) => call('POST', '/api/users/{id}/reports', { path: { id }, body }),
            }}
          />
        </Flex>
      </Stack>
    </Flex>
  );
}

/** « exemple.fr/@ada »; an invalid URL is shown as written. */
function OwnLink({ link }: { link: string }) {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return <Span overflowWrap="anywhere">{link}</Span>;
  const { host, pathname } = url;
  return (
    <chakra.a
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH="11"
      color="brand.fg"
      textDecoration="underline"
      overflowWrap="anywhere"
      href={link}
      rel="me nofollow noopener"
    >
      <ExternalLink size={16} aria-hidden /> {host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname)}
    </chakra.a>
  );
}
