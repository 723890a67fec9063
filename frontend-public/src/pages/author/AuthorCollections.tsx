import { Card, Heading, List, Text } from '@chakra-ui/react';
import { TextLink } from '../../ui/controls';
import type { AuthorPage } from './author';

/** Public collections of a member. */
export function AuthorCollections({ collections }: { collections: NonNullable<AuthorPage['collections']> }) {
  if (collections.length === 0) return null;
  return (
    <section aria-labelledby="_collections">
      <Heading as="h2" fontSize="2xl" mt={{ base: '10', md: '14' }} mb="6" id="_collections">
        Collections
      </Heading>
      <List.Root
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
      >
        {collections.map(({ name, description, path, tutorialCount }) => (
          <Card.Root as="li" key={path}>
            <Heading as="h3" fontSize="lg" overflowWrap="anywhere" dir="auto">
              <TextLink to={path}>{name}</TextLink>
            </Heading>
            <Text fontSize="sm" color="fg.muted" mt="1">
              {tutorialCount} {tutorialCount > 1 ? 'tutoriels' : 'tutoriel'}
            </Text>
            {description && (
              <Text mt="2" overflowWrap="anywhere" dir="auto">
                {description}
              </Text>
            )}
          </Card.Root>
        ))}
      </List.Root>
    </section>
  );
}
