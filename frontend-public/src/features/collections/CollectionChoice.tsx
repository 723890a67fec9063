import { Box, Button, chakra, Fieldset, Flex, Span, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import Plus from '~icons/plus';
import { useState } from 'react';
import { Choice } from '../../ui/Choice';
import { DialogActions } from '../../ui/DialogActions';
import { Failure } from '../../ui/Failure';
import { Spinner } from '../../ui/Spinner';
import { toast } from '../../ui/toasts/toaster';
import { BusyButton } from '../../ui/BusyButton';
import { collectionsQuery, countTutorials, holdingQuery, type Collection } from './collection';
import { CollectionForm } from './CollectionForm';
import { useCollectionChanges } from './use-collection-changes';

interface CollectionChoiceProps {
  tutorialId: number;
  onDone: () => void;
}

/** Checkboxes of the member’s collections for a tutorial. */
export function CollectionChoice({ tutorialId, onDone }: CollectionChoiceProps) {
  const list = useQuery(collectionsQuery());
  const holding = useQuery(holdingQuery(tutorialId));
  const { hold } = useCollectionChanges();
  const [changed, setChanged] = useState<readonly number[] | null>(null);
  const [creating, setCreating] = useState(false);
  const [refused, setRefused] = useState(false);

  if (list.isError || holding.isError) {
    const retry = () => void Promise.all([list.refetch(), holding.refetch()]);
    return (
      <Box mt="4">
        <Failure message="Impossible de charger vos collections." onRetry={retry} />
      </Box>
    );
  }
  if (!list.data || !holding.data) return <Spinner label="Chargement de vos collections" />;
  const chosen = changed ?? holding.data.collectionIds;

  function choose(collection: Collection, isChosen: boolean) {
    const others = chosen.filter((id) => id !== collection.id);
    setChanged(isChosen ? [...others, collection.id] : others);
    setRefused(false);
    toast({
      title: isChosen ? 'Collection sélectionnée' : 'Sélection retirée',
      description: collection.name,
    });
  }

  function created(collection: Collection) {
    setChanged([...chosen, collection.id]);
    setCreating(false);
    setRefused(false);
  }

  async function save() {
    setRefused(chosen.length === 0);
    if (chosen.length === 0) return;
    await hold.mutateAsync({ tutorialId, collectionIds: [...chosen] });
    onDone();
    toast({ title: 'Collections enregistrées', description: 'Le tutoriel y est rangé.' });
  }

  if (creating) return <CollectionForm onDone={created} onCancel={() => setCreating(false)} />;
  return (
    <Stack gap="4" mt="4">
      {list.data.collections.length === 0 && (
        <Text color="fg.muted">
          Vous n’avez pas encore de collection. Créez la première : ce tutoriel y sera rangé.
        </Text>
      )}
      {list.data.collections.length > 0 && (
        <Fieldset.Root maxH="72" overflowY="auto">
          <Fieldset.Legend srOnly>Vos collections</Fieldset.Legend>
          {list.data.collections.map((collection) => (
            <Choice
              key={collection.id}
              type="checkbox"
              checked={chosen.includes(collection.id)}
              onChange={({ target }) => choose(collection, target.checked)}
            >
              <ChoiceText collection={collection} />
            </Choice>
          ))}
        </Fieldset.Root>
      )}
      <Button variant="ghost" onClick={() => setCreating(true)} alignSelf="start" px="2">
        <Plus size={18} aria-hidden /> Nouvelle collection
      </Button>
      {refused && <Failure message="Sélectionnez au moins une collection." />}
      <DialogActions>
        <Button variant="outline" onClick={onDone}>
          Annuler
        </Button>
        <BusyButton busy={hold.isPending} onClick={() => void save().catch(() => undefined)}>
          Enregistrer
        </BusyButton>
      </DialogActions>
    </Stack>
  );
}

function ChoiceText({ collection: { name, color, tutorialCount } }: { collection: Collection }) {
  return (
    <Flex as="span" gap="3">
      <chakra.svg boxSize="4" mt="1" flexShrink="0" viewBox="0 0 2 2" aria-hidden>
        <circle cx="1" cy="1" r="1" fill={color} />
      </chakra.svg>
      <Span flex="1" minW="0" overflowWrap="anywhere" dir="auto">
        {name}
      </Span>
      <Span flexShrink="0" fontSize="sm" color="fg.muted">
        {countTutorials(tutorialCount)}
      </Span>
    </Flex>
  );
}
