import { Box, Button, Flex, Heading, Text, Wrap } from '@chakra-ui/react';
import { fold } from '@passerelle/api-client/fold';
import ArrowLeft from '~icons/arrow-left';
import { useEffect, useState } from 'react';
import { useDomains } from '../../features/domains/domain';
import { useFavorites } from '../../features/favorites/favorites-list';
import type { TutorialItem } from '../../features/tutorials/tutorial';
import { SearchBox } from '../../features/search/SearchBox';
import { TutorialGrid, TutorialGridSkeleton } from '../../features/tutorials/TutorialGrid';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Failure } from '../../ui/Failure';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal';
import { toast } from '../../ui/toasts/toaster';

const FAILED = 'Impossible de charger vos favoris.';
/** Cards rendered at a time. */
const STEP = 24;

export function FavoriteTutorials() {
  const { tutorials, isError, refetch } = useFavorites();
  const failed = isError && !tutorials;
  const heading = useFocusAfterRemoval(tutorials?.length);

  useEffect(() => {
    if (failed) toast({ title: 'Erreur', description: FAILED, destructive: true });
  }, [failed]);

  return (
    <>
      <Heading
        as="h1"
        ref={heading}
        tabIndex={-1}
        fontSize="4xl"
        letterSpacing="tight"
        lineHeight="tight"
        mb="8"
      >
        Mes tutoriels favoris
      </Heading>
      {tutorials && tutorials.length > 0 && <Found tutorials={tutorials} />}
      {tutorials?.length === 0 && (
        <EmptyState title="Aucun tutoriel favori">
          <p>Un cœur sur un tutoriel suffit à le garder ici.</p>
          <ButtonLink to="/" mt="5">
            Découvrir des tutoriels
          </ButtonLink>
        </EmptyState>
      )}
      {failed && <Failure message={FAILED} onRetry={() => void refetch()} />}
      {!tutorials && !failed && <TutorialGridSkeleton cards={3} />}
    </>
  );
}

function Found({ tutorials }: { tutorials: TutorialItem[] }) {
  const domains = useDomains();
  const [text, setText] = useState('');
  const [drawn, setDrawn] = useState(STEP);
  const wanted = fold(text);
  const found = tutorials.filter(
    ({ title, description, tags }) =>
      fold(title).includes(wanted) ||
      fold(description).includes(wanted) ||
      tags.some((tag) => fold(tag).includes(wanted)),
  );
  return (
    <>
      <Wrap gap="4" align="center" justify="space-between" mb="6">
        <SearchBox label="Filtre" placeholder="Filtrer mes favoris" button="Filtrer" onSearch={setText} />
        <ButtonLink to="/" variant="outline">
          <ArrowLeft size={18} aria-hidden /> Retour à l’accueil
        </ButtonLink>
      </Wrap>
      <Box mb="5" aria-live="polite">
        {text && (
          <Wrap gap="3" align="center">
            <Text fontWeight="semibold">
              {found.length} sur {tutorials.length} pour « {text} »
            </Text>
            <Button variant="ghost" size="sm" onClick={() => setText('')}>
              Tout montrer
            </Button>
          </Wrap>
        )}
      </Box>
      {found.length > 0 ? (
        <TutorialGrid tutorials={found.slice(0, drawn)} domains={domains} headingLevel="h2" />
      ) : (
        <EmptyState title="Aucun favori ne contient ce texte" />
      )}
      {found.length > drawn && (
        <Flex justify="center" mt="8">
          <Button variant="outline" onClick={() => setDrawn(drawn + STEP)}>
            Afficher plus
          </Button>
        </Flex>
      )}
    </>
  );
}
