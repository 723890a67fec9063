import { Box, Button, chakra, Span, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import Plus from '~icons/plus';
import { useState } from 'react';
import { DialogActions } from '../../ui/DialogActions';
import { Failure } from '../../ui/Failure';
import { Spinner } from '../../ui/Spinner';
import { toast } from '../../ui/toasts/toaster';
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
        <chakra.fieldset maxH="18rem" overflowY="auto">
          <chakra.legend srOnly>Vos collections</chakra.legend>
          {list.data.collections.map((collection) => (
            <Choice
              key={collection.id}
              collection={collection}
              checked={chosen.includes(collection.id)}
              onChange={(isChosen) => choose(collection, isChosen)}
            />
          ))}
        </chakra.fieldset>
      )}
      <Button variant="ghost" onClick={() => setCreating(true)} alignSelf="start" px="2">
        <Plus size={18} aria-hidden /> Nouvelle collection
      </Button>
      <Box color="fg.error" fontWeight="medium" fontSize="sm" _empty={{ display: 'none' }} role="alert">
        {refused && 'Sélectionnez au moins une collection.'}
      </Box>
      <DialogActions>
        <Button variant="outline" onClick={onDone}>
          Annuler
        </Button>
        <Button disabled={hold.isPending} onClick={() => void save().catch(() => undefined)}>
          Enregistrer
        </Button>
      </DialogActions>
    </Stack>
  );
}

interface ChoiceProps {
  collection: Collection;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Choice({ collection, checked, onChange }: ChoiceProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      minH="11"
      px="2"
      py="1.5"
      borderRadius="md"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
    >
      <chakra.input
        w="5"
        h="5"
        flexShrink="0"
        accentColor="brand.solid"
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Box w="4" h="4" flexShrink="0" borderRadius="full" style={{ background: collection.color }} />
      <Span flex="1" minW="0" overflowWrap="anywhere" dir="auto">
        {collection.name}
      </Span>
      <Span flexShrink="0" fontSize="sm" color="fg.muted">
        {countTutorials(collection.tutorialCount)}
      </Span>
    </chakra.label>
  );
}
