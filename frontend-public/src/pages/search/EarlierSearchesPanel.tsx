import { Button, Card, Heading, IconButton, List, Text, Wrap } from '@chakra-ui/react';
import X from '~icons/x';
import { PlainLink } from '../../ui/controls';
import {
  chooseToKeepSearches,
  forgetSearch,
  forgetSearches,
  useEarlierSearches,
} from '../../lib/earlier-searches';

/** Manages the earlier searches stored on this device. */
export function EarlierSearchesPanel() {
  const { isKept, texts } = useEarlierSearches();
  if (isKept && texts.length === 0) return null;
  return (
    <Card.Root as="section" aria-labelledby="_recherches-appareil" mt="2">
      <Heading as="h2" fontSize="sm" fontFamily="body" fontWeight="semibold" id="_recherches-appareil">
        Recherches de cet appareil
      </Heading>
      {texts.length > 0 && (
        <List.Root mt="1">
          {texts.map((text) => (
            <List.Item display="flex" alignItems="center" justifyContent="space-between" gap="2" key={text}>
              <PlainLink to={`/recherche?${new URLSearchParams({ q: text })}`} py="2" overflowWrap="anywhere">
                {text}
              </PlainLink>
              <IconButton
                variant="ghost"
                aria-label={`Oublier « ${text} »`}
                onClick={() => forgetSearch(text)}
                color="fg.muted"
              >
                <X size={16} aria-hidden />
              </IconButton>
            </List.Item>
          ))}
        </List.Root>
      )}
      {isKept ? (
        <Wrap gap="2" mt="2">
          <Button variant="outline" size="sm" onClick={forgetSearches}>
            Tout effacer
          </Button>
          <Button variant="ghost" size="sm" onClick={() => chooseToKeepSearches(false)}>
            Ne plus les garder
          </Button>
        </Wrap>
      ) : (
        <>
          <Text mt="2" fontSize="sm" color="fg.muted">
            Cet appareil n’en garde aucune.
          </Text>
          <Button variant="outline" size="sm" onClick={() => chooseToKeepSearches(true)} mt="3">
            Les garder de nouveau
          </Button>
        </>
      )}
    </Card.Root>
  );
}
