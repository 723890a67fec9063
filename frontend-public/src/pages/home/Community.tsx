import { communityText, newsletterText, type Figure } from '@passerelle/api-client/home-texts';
import { Box, chakra, Container, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { NewsletterForm } from '../../features/newsletter/NewsletterForm';
import { useLook } from '../../lib/site';
import { Figures } from './Figures';

/** Community section with the newsletter form. */
export function Community({ figures }: { figures: readonly Figure[] }) {
  const { homeCommunityTitle, homeCommunityText } = useLook();
  return (
    <Box mt={{ base: '16', md: '24' }} bg="brand.subtle">
      <Container py={{ base: '10', md: '16' }}>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '10', lg: '16' }}>
          <chakra.section display="flex" flexDirection="column" gap="5" aria-labelledby="_community-title">
            <Heading as="h2" fontSize="3xl" letterSpacing="tight" id="_community-title">
              {homeCommunityTitle ?? communityText.title}
            </Heading>
            <Text maxW="136">{homeCommunityText ?? communityText.sentence}</Text>
            {figures.length > 0 && <Figures figures={figures} />}
          </chakra.section>
          <chakra.section display="flex" flexDirection="column" gap="5" aria-labelledby="_newsletter-title">
            <Heading as="h2" fontSize="2xl" id="_newsletter-title">
              {newsletterText.title}
            </Heading>
            <Text maxW="136">{newsletterText.sentence}</Text>
            <NewsletterForm />
          </chakra.section>
        </SimpleGrid>
      </Container>
    </Box>
  );
}
