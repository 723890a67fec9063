import { useId } from 'react';
import { chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { IconComponent } from '@passerelle/icons/draw-icon';

interface FeatureBlockProps {
  title: string;
  features: readonly { Icon: IconComponent; title: string; text: string }[];
}

/** A list of features. */
export function FeatureBlock({ title, features }: FeatureBlockProps) {
  const id = useId();
  return (
    <chakra.section p={{ base: '5', md: '8' }} borderRadius="lg" bg="bg.sunken" aria-labelledby={id}>
      <Heading as="h2" fontSize="2xl" mb="6" id={id}>
        {title}
      </Heading>
      <Grid templateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(13rem, 1fr))' }} gap="6">
        {features.map(({ Icon, title: name, text }) => (
          <div key={name}>
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
          </div>
        ))}
      </Grid>
    </chakra.section>
  );
}
