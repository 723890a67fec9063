import { chakra, Heading, List, Text } from '@chakra-ui/react';
import type { SearchResults } from '../../features/search/search';
import { TextLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { RequestTutorial } from './RequestTutorial';
import { pathOfTutorial } from '../../lib/paths';

interface NothingFoundProps {
  text: string;
  nearest: SearchResults['nearest'];
}

/** No results: nearest tutorials and a request form. */
export function NothingFound({ text, nearest }: NothingFoundProps) {
  return (
    <>
      <EmptyState title="Aucun résultat trouvé pour votre recherche." as="p">
        <p>Essayez avec moins de mots ou moins de filtres.</p>
      </EmptyState>
      {nearest.length > 0 && (
        <chakra.section mb="6" aria-labelledby="_plus-proches">
          <Heading as="h3" fontSize="lg" mb="2" id="_plus-proches">
            Ce qui s’en approche le plus
          </Heading>
          <List.Root>
            {nearest.map(({ id, title, description }) => (
              <List.Item py="3" borderTopWidth="1px" borderColor="border" key={id}>
                <TextLink to={pathOfTutorial(id)} fontWeight="semibold">
                  {title}
                </TextLink>
                <Text mt="1" fontSize="sm" color="fg.muted" lineClamp={2}>
                  {description}
                </Text>
              </List.Item>
            ))}
          </List.Root>
        </chakra.section>
      )}
      {text && <RequestTutorial text={text} />}
    </>
  );
}
