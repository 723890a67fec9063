import { heroSteps, heroText, type Figure } from '@passerelle/api-client/home-texts';
import { Box, chakra, Container, Flex, Grid, Heading, List, Text, VStack, Wrap } from '@chakra-ui/react';
import { SearchBox } from '../../features/search/SearchBox';
import { HashLink } from '../../ui/HashLink';
import { useLook } from '../../lib/site';
import { button } from '../../theme/recipes';
import { Figures } from './Figures';

const AnchorButton = chakra(HashLink, button);

export function Hero({ figures }: { figures: readonly Figure[] }) {
  const { homeTitle, homeTagline, homePlaceholder, homeSections } = useLook();
  const has = (section: string) => homeSections?.includes(section) ?? true;
  return (
    <Box bg="bg.sunken" borderBottomWidth="1px" borderColor="border">
      <Container pt={{ base: '10', md: '20' }} pb={{ base: '10', md: '16' }}>
        <Grid
          templateColumns={{ base: '1fr', lg: '1.35fr 1fr' }}
          gap={{ base: '10', lg: '16' }}
          alignItems="center"
        >
          <div>
            <Heading as="h1" fontSize="5xl" lineHeight="tight" letterSpacing="tight">
              {homeTitle ?? heroText.title}
            </Heading>
            <Text mt="5" fontSize={{ base: 'lg', md: 'xl' }} color="fg.muted" maxW="144">
              {homeTagline ?? heroText.tagline}
            </Text>
            <Box mt="8">
              <SearchBox placeholder={homePlaceholder ?? heroText.searchPlaceholder} />
            </Box>
            <Wrap mt="5" gap="3">
              {has('domains') && (
                <AnchorButton variant="outline" hash="#domains">
                  Explorer les domaines
                </AnchorButton>
              )}
              {has('about') && (
                <AnchorButton variant="ghost" hash="#about">
                  À propos
                </AnchorButton>
              )}
            </Wrap>
          </div>
          <Steps />
        </Grid>
        {figures.length > 0 && (
          <Box mt={{ base: '10', md: '16' }} pt="8" borderTopWidth="1px" borderColor="border">
            <Figures figures={figures} />
          </Box>
        )}
      </Container>
    </Box>
  );
}

function Steps() {
  const { homeSteps: steps = heroSteps } = useLook();
  return (
    <List.Root
      as="ol"
      display="grid"
      gap="0"
      aria-label={steps === heroSteps ? 'Comment faire, en trois étapes' : 'Comment faire'}
    >
      {steps.map(({ title, sentence }, index) => (
        <List.Item display="flex" gap="5" key={title}>
          <VStack gap="0" aria-hidden>
            <Flex
              align="center"
              justify="center"
              w="12"
              h="12"
              flexShrink="0"
              borderRadius="full"
              bg="brand.solid"
              color="brand.contrast"
              fontFamily="heading"
              fontSize="xl"
              fontWeight="bold"
            >
              {index + 1}
            </Flex>
            {index < steps.length - 1 && <Box flex="1" w="0.5" minH="6" bg="brand.muted" />}
          </VStack>
          <Box pb={index < steps.length - 1 ? '8' : '0'} pt="2">
            <Heading as="h2" fontSize="xl">
              {title}
            </Heading>
            <Text mt="1" color="fg.muted">
              {sentence}
            </Text>
          </Box>
        </List.Item>
      ))}
    </List.Root>
  );
}
