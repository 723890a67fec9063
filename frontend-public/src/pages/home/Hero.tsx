import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { SearchBox } from '../../features/search/SearchBox';
import { HashLink } from '../../ui/HashLink';
import { Page } from '../../ui/Page';
import { buttonRecipe } from '../../theme/recipes';
import { Figures } from './Figures';
import { heroFigures, heroSteps, heroText } from './home-texts';

const AnchorButton = chakra(HashLink, buttonRecipe);

export function Hero() {
  return (
    <Box bg="bg.sunken" borderBottom="1px solid" borderColor="border">
      <Page pt={{ base: '10', md: '20' }} pb={{ base: '10', md: '16' }}>
        <Grid
          templateColumns={{ base: '1fr', lg: '1.35fr 1fr' }}
          gap={{ base: '10', lg: '16' }}
          alignItems="center"
        >
          <Box>
            <Heading as="h1" fontSize="5xl" lineHeight="tight" letterSpacing="tight">
              {heroText.title}
            </Heading>
            <Text mt="5" fontSize={{ base: 'lg', md: 'xl' }} color="fg.muted" maxW="36rem">
              {heroText.tagline}
            </Text>
            <Box mt="8">
              <SearchBox placeholder={heroText.searchPlaceholder} />
            </Box>
            <Flex mt="5" gap="3" wrap="wrap">
              <AnchorButton variant="outline" hash="#domains">
                Explorer les domaines
              </AnchorButton>
              <AnchorButton variant="ghost" hash="#about">
                À propos
              </AnchorButton>
            </Flex>
          </Box>
          <Steps />
        </Grid>
        <Box mt={{ base: '10', md: '16' }} pt="8" borderTop="1px solid" borderColor="border">
          <Figures figures={heroFigures} />
        </Box>
      </Page>
    </Box>
  );
}

function Steps() {
  return (
    <chakra.ol listStyleType="none" display="grid" gap="0" aria-label="Comment faire, en trois étapes">
      {heroSteps.map(({ title, sentence }, index) => (
        <Flex as="li" key={title} gap="5">
          <Flex direction="column" align="center" aria-hidden>
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
            {index < heroSteps.length - 1 && <Box flex="1" w="2px" minH="6" bg="brand.muted" />}
          </Flex>
          <Box pb={index < heroSteps.length - 1 ? '8' : '0'} pt="2">
            <Heading as="h2" fontSize="xl">
              {title}
            </Heading>
            <Text mt="1" color="fg.muted">
              {sentence}
            </Text>
          </Box>
        </Flex>
      ))}
    </chakra.ol>
  );
}
