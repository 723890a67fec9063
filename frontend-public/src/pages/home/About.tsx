import { aboutText, type Figure } from '@passerelle/api-client/home-texts';
import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { Cover } from '../../features/tutorials/Cover';
import { useLook } from '../../lib/site';
import { Figures } from './Figures';
import { HomeSection } from './HomeSection';

export function About({ figures }: { figures: readonly Figure[] }) {
  const { homeAboutTitle, homeAboutRole, homeAboutText } = useLook();
  const paragraphs = homeAboutText?.split(/\n\s*\n/) ?? aboutText.paragraphs;
  // The built-in role is that of our founder: hidden once the operator presents someone else.
  const role = homeAboutRole ?? (homeAboutText ? undefined : aboutText.role);
  return (
    <HomeSection id="about" title={homeAboutTitle ?? aboutText.title}>
      <Grid
        templateColumns={{ base: '1fr', md: homeAboutText ? '1fr' : '1fr 1.4fr' }}
        gap={{ base: '8', md: '12' }}
        alignItems="center"
      >
        {!homeAboutText && (
          <Box borderRadius="lg" overflow="hidden" aspectRatio="landscape">
            <Cover seed={7} />
          </Box>
        )}
        <Stack gap="4" maxW="measure">
          {role && (
            <Text fontWeight="semibold" color="brand.fg">
              {role}
            </Text>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {figures.length > 0 && !homeAboutText && <Figures figures={figures} />}
        </Stack>
      </Grid>
    </HomeSection>
  );
}
