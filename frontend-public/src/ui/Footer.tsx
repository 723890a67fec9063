import { chakra, Container, defineStyle, Grid, Heading, Stack, Text, Wrap } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PlainLink } from './controls';
import { Logo } from './Logo';
import { useSite, type SiteLink } from '../lib/site';
import { SocialIcons } from './SocialIcons';

const groups: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Explorer',
    links: [
      ['Catalogue', '/catalogue'],
      ['Domaines', '/domaines'],
      ['Tutoriels', '/tutoriels'],
      ['Recherche', '/recherche'],
    ],
  },
  {
    title: 'Ressources',
    links: [
      ['Comment ça marche', '/comment-ca-marche'],
      ['Devenir contributeur', '/devenir-contributeur'],
      ['FAQ', '/faq'],
      ['Contact', '/contact'],
    ],
  },
];

const legal: readonly SiteLink[] = [
  ['Mentions légales', '/mentions-legales'],
  ['Confidentialité', '/confidentialite'],
  ['Conditions d’utilisation', '/conditions-utilisation'],
  ['Cookies', '/cookies'],
  ['Accessibilité', '/accessibilite'],
  ['Modération', '/moderation'],
];

/** A column of links. */
const low = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '9',
  _touch: { minH: '11', minW: '11' },
});

const listed = (links: readonly SiteLink[]) =>
  links.map(([label, href]) => (
    <PlainLink key={href} to={href} css={low}>
      {label}
    </PlainLink>
  ));

/** @param signIn links to sign up and in */
export function Footer({ signIn }: { signIn: ReactNode }) {
  const { description, look = {} } = useSite();
  return (
    <chakra.footer
      mt={{ base: '16', md: '24' }}
      bg="bg.sunken"
      borderTopWidth="1px"
      borderColor="border" // As a scroll anchor, the footer would keep its place and show the end of a text that replaces its skeleton.
      overflowAnchor="none"
    >
      <Container py={{ base: '10', md: '14' }}>
        <Grid templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr 1.4fr' }} gap={{ base: '8', md: '10' }}>
          <Stack gap="4" gridColumn={{ base: '1 / -1', md: 'auto' }} align="start" mt={{ md: '-3' }}>
            <Logo />
            <Text color="fg.muted" maxW="88">
              {description}
            </Text>
            <Wrap gap="4" color="fg.muted">
              {look.socialLinks ? listed(look.socialLinks) : <SocialIcons />}
            </Wrap>
          </Stack>
          {groups.map(({ title, links }) => (
            <chakra.nav
              display="flex"
              flexDirection="column"
              gap="1"
              alignItems="start"
              color="fg.muted"
              key={title}
              aria-label={title}
            >
              <Heading as="h2" fontSize="md" mb="1" color="fg">
                {title}
              </Heading>
              {listed(links)}
            </chakra.nav>
          ))}
          <Stack
            gap="3"
            gridColumn={{ base: '1 / -1', md: 'auto' }}
            align="start"
            css={{ '.member &': { display: 'none' } }}
          >
            <Heading as="h2" fontSize="md">
              Rejoindre la communauté
            </Heading>
            <Wrap gap="3">{signIn}</Wrap>
          </Stack>
        </Grid>
        <chakra.nav
          display="flex"
          flexWrap="wrap"
          columnGap="6"
          rowGap="1"
          mt="10"
          pt="6"
          borderTopWidth="1px"
          borderColor="border"
          fontSize="sm"
          color="fg.muted"
          aria-label="Informations légales"
        >
          {listed([...legal, ...(look.footerLinks ?? [])])}
        </chakra.nav>
      </Container>
    </chakra.footer>
  );
}
