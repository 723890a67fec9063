import { Box, Card, Flex, Heading, IconButton, List, Span, Text } from '@chakra-ui/react';
import ArrowDown from '~icons/arrow-down';
import ArrowUp from '~icons/arrow-up';
import X from '~icons/x';
import { useEffect, useRef, useState } from 'react';
import { useCollectionChanges } from '../../features/collections/use-collection-changes';
import type { TutorialItem } from '../../features/tutorials/tutorial';
import { PlainLink } from '../../ui/controls';
import { toast } from '../../ui/toasts/toaster';
import { pathOfTutorial } from '../../lib/paths';

interface CollectionItemsProps {
  collectionId: number;
  tutorials: readonly TutorialItem[];
}

const moves = [
  { name: 'up', by: -1, label: 'Monter', Icon: ArrowUp },
  { name: 'down', by: 1, label: 'Descendre', Icon: ArrowDown },
] as const;

/** Tutorials of a collection, to sort and remove. */
export function CollectionItems({ collectionId, tutorials }: CollectionItemsProps) {
  const { order, takeOut } = useCollectionChanges();
  const [said, setSaid] = useState('');
  const pressed = useRef('');
  // Optimistic: reverts to the previous order on failure.
  const wanted = order.isPending ? order.variables.tutorialIds : [];
  const shown = order.isPending
    ? tutorials.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id))
    : tutorials;

  // Moving an element in the DOM loses its focus.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(pressed.current)?.focus();
  });

  function move(from: number, by: number, button: string) {
    const to = from + by;
    if (to < 0 || to >= shown.length) return;
    pressed.current = button;
    const tutorialIds = shown.map(({ id }) => id);
    const [moved] = tutorialIds.splice(from, 1);
    tutorialIds.splice(to, 0, moved!);
    setSaid(`« ${shown[from]!.title} » : position ${to + 1} sur ${shown.length}`);
    order.mutate({ id: collectionId, tutorialIds });
  }

  async function drop({ id: tutorialId, title }: TutorialItem) {
    await takeOut.mutateAsync({ id: collectionId, tutorialId });
    toast({ title: 'Retiré de la collection', description: title });
  }

  return (
    <>
      <Span srOnly role="status">
        {said}
      </Span>
      <List.Root as="ol" gap="3" mt="8">
        {shown.map((tutorial, index) => (
          <li key={tutorial.id}>
            <Card.Root as="article" display="flex" flexWrap="wrap" alignItems="center" gap="3">
              <Box w="6" flexShrink="0" fontWeight="bold" color="fg.muted">
                {index + 1}
              </Box>
              <Box flex="1" minW="56">
                <Heading as="h2" fontSize="md" dir="auto">
                  <PlainLink to={pathOfTutorial(tutorial.id)}>{tutorial.title}</PlainLink>
                </Heading>
                <Text fontSize="sm" color="fg.muted" lineClamp={1} dir="auto">
                  {tutorial.description}
                </Text>
              </Box>
              <Flex ms="auto">
                {moves.map(({ name, by, label, Icon }) => (
                  <IconButton
                    key={name}
                    id={`_${name}-${tutorial.id}`}
                    variant="ghost"
                    aria-label={`${label} « ${tutorial.title} »`}
                    aria-disabled={index + by < 0 || index + by >= shown.length}
                    onClick={() => move(index, by, `_${name}-${tutorial.id}`)}
                    css={{ '&[aria-disabled=true]': { opacity: 0.35, cursor: 'disabled' } }}
                  >
                    <Icon size={18} aria-hidden />
                  </IconButton>
                ))}
                <IconButton
                  variant="ghost"
                  aria-label={`Retirer « ${tutorial.title} » de la collection`}
                  onClick={() => void drop(tutorial).catch(() => undefined)}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              </Flex>
            </Card.Root>
          </li>
        ))}
      </List.Root>
    </>
  );
}
