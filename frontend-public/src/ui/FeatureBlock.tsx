import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { IconComponent } from '@passerelle/icons/draw-icon';
import { useId } from 'react';

interface FeatureBlockProps {
  title: string;
  features: readonly { Icon: IconComponent; title: string; text: string }[];
}

/** What something offers, point by point. */
export function FeatureBlock({ title, features }: FeatureBlockProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} p={{ base: '5', md: '8' }} borderRadius="lg" bg="bg.sunken">
      <Heading as="h2" id={id} fontSize="2xl" mb="6">
        {title}
      </Heading>
      <Grid templateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(13rem, 1fr))' }} gap="6">
        {features.map(({ Icon, title: name, text }) => (
          <Box key={name}>
            <Flex
              align="center"
              justify="center"
              w="11"
              h="11"
              mb="3"
              borderRadius="md"
              bg="brand.subtle"
              color="brand.fg"
            >
              <Icon size={22} aria-hidden />
            </Flex>
            <Heading as="h3" fontSize="md" mb="1">
              {name}
            </Heading>
            <Text fontSize="sm" color="fg.muted">
              {text}
            </Text>
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
