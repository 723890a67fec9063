import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { touchTarget } from '../theme/recipes';
import { ButtonLink, PlainLink } from './controls';
import { Logo } from './Logo';
import { Page } from './Page';
import { useSite } from './site';
import { SocialIcons } from './SocialIcons';

const groups = [
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
] as const;

const legal = [
  ['Mentions légales', '/mentions-legales'],
  ['Confidentialité', '/confidentialite'],
  ['Conditions d’utilisation', '/conditions-utilisation'],
  ['Cookies', '/cookies'],
  ['Accessibilité', '/accessibilite'],
] as const;

/** Links one below the other. */
const low = { display: 'inline-flex', alignItems: 'center', css: { minH: '9', ...touchTarget } } as const;

export function Footer() {
  const { description } = useSite();
  return (
    <Box as="footer" mt={{ base: '16', md: '24' }} bg="bg.sunken" borderTop="1px solid" borderColor="border">
      <Page py={{ base: '10', md: '14' }}>
        <Grid templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr 1.4fr' }} gap={{ base: '8', md: '10' }}>
          <Stack gap="4" gridColumn={{ base: '1 / -1', md: 'auto' }} align="start" mt={{ md: '-3' }}>
            <Logo />
            <Text color="fg.muted" maxW="22rem">
              {description}
            </Text>
            <SocialIcons />
          </Stack>
          {groups.map(({ title, links }) => (
            <Stack key={title} as="nav" aria-label={title} gap="1" align="start">
              <Heading as="h2" fontSize="md" mb="1">
                {title}
              </Heading>
              {links.map(([label, path]) => (
                <PlainLink key={path} to={path} color="fg.muted" {...low}>
                  {label}
                </PlainLink>
              ))}
            </Stack>
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
            <Flex gap="3" wrap="wrap">
              <ButtonLink size="sm" to="/register">
                Inscription
              </ButtonLink>
              <ButtonLink size="sm" variant="outline" to="/login">
                Connexion
              </ButtonLink>
            </Flex>
          </Stack>
        </Grid>
        <Flex
          as="nav"
          aria-label="Informations légales"
          wrap="wrap"
          columnGap="6"
          rowGap="1"
          mt="10"
          pt="6"
          borderTop="1px solid"
          borderColor="border"
          fontSize="sm"
          color="fg.muted"
        >
          {legal.map(([label, path]) => (
            <PlainLink key={path} to={path} {...low}>
              {label}
            </PlainLink>
          ))}
        </Flex>
      </Page>
    </Box>
  );
}
