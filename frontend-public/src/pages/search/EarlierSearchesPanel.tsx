import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import X from '~icons/x';
import { Button, Panel, PlainLink } from '../../ui/controls';
import {
  chooseToKeepSearches,
  forgetSearch,
  forgetSearches,
  useEarlierSearches,
} from '../../ui/earlier-searches';

/** What this device keeps of earlier searches, and how to have it keep less or nothing. */
export function EarlierSearchesPanel() {
  const { isKept, texts } = useEarlierSearches();
  if (isKept && texts.length === 0) return null;
  return (
    <Panel aria-labelledby="recherches-appareil" mt="2">
      <Heading as="h2" id="recherches-appareil" fontSize="sm" fontFamily="body" fontWeight="semibold">
        Recherches de cet appareil
      </Heading>
      {texts.length > 0 && (
        <chakra.ul listStyleType="none" mt="1">
          {texts.map((text) => (
            <Flex as="li" key={text} align="center" justify="space-between" gap="2">
              <PlainLink to={`/recherche?${new URLSearchParams({ q: text })}`} py="2" overflowWrap="anywhere">
                {text}
              </PlainLink>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Oublier « ${text} »`}
                color="fg.muted"
                onClick={() => forgetSearch(text)}
              >
                <X size={16} aria-hidden />
              </Button>
            </Flex>
          ))}
        </chakra.ul>
      )}
      {isKept ? (
        <Flex gap="2" wrap="wrap" mt="2">
          <Button variant="outline" size="sm" onClick={forgetSearches}>
            Tout effacer
          </Button>
          <Button variant="ghost" size="sm" onClick={() => chooseToKeepSearches(false)}>
            Ne plus les garder
          </Button>
        </Flex>
      ) : (
        <>
          <Text mt="2" fontSize="sm" color="fg.muted">
            Cet appareil n’en garde aucune.
          </Text>
          <Button variant="outline" size="sm" mt="3" onClick={() => chooseToKeepSearches(true)}>
            Les garder de nouveau
          </Button>
        </>
      )}
    </Panel>
  );
}
