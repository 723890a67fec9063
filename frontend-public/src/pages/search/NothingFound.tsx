import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import type { SearchResults } from '../../features/search/search';
import { TextLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { RequestTutorial } from './RequestTutorial';

interface NothingFoundProps {
  text: string;
  nearest: SearchResults['nearest'];
}

/** What one can do when there is no result: look at what comes close, or ask for it to be written. */
export function NothingFound({ text, nearest }: NothingFoundProps) {
  return (
    <>
      <EmptyState title="Aucun résultat trouvé pour votre recherche." as="p">
        <Text>Essayez avec moins de mots ou moins de filtres.</Text>
      </EmptyState>
      {nearest.length > 0 && (
        <Box as="section" aria-labelledby="plus-proches" mb="6">
          <Heading as="h3" id="plus-proches" fontSize="lg" mb="2">
            Ce qui s’en approche le plus
          </Heading>
          <chakra.ul listStyleType="none">
            {nearest.map(({ id, title, description }) => (
              <chakra.li key={id} py="3" borderTop="1px solid" borderColor="border">
                <TextLink to={`/tutoriels/${id}`} fontWeight="semibold">
                  {title}
                </TextLink>
                <Text mt="1" fontSize="sm" color="fg.muted" lineClamp={2}>
                  {description}
                </Text>
              </chakra.li>
            ))}
          </chakra.ul>
        </Box>
      )}
      {text && <RequestTutorial text={text} />}
    </>
  );
}
