import { Link } from 'react-router-dom';
import { Badge, Box, Card, chakra, Heading, Text, Wrap } from '@chakra-ui/react';
import Globe from '~icons/globe';
import Lock from '~icons/lock';
import { countTutorials, type Collection } from '../../features/collections/collection';
import { FormattedDate } from '../../ui/FormattedDate';
import { pathOfCollection } from '../../lib/paths';

export function CollectionCard({ collection }: { collection: Collection }) {
  const { id, name, description, color, isPublic, tutorialCount, updatedAt } = collection;
  const Icon = isPublic ? Globe : Lock;
  return (
    <Card.Root variant="link" gap="3" p="5" pt="6" overflowWrap="anywhere" asChild>
      <Link to={pathOfCollection(id)}>
        <chakra.svg
          css={{ position: 'absolute', top: '0', insetInlineStart: '0', w: 'full', h: '1.5' }}
          aria-hidden
        >
          <rect width="100%" height="100%" fill={color} />
        </chakra.svg>
        <Heading as="h3" fontSize="lg" dir="auto">
          {name}
        </Heading>
        {description && (
          <Text fontSize="sm" color="fg.muted" lineClamp={2} dir="auto">
            {description}
          </Text>
        )}
        <Wrap mt="auto" gap="2">
          <Badge variant="brand">{countTutorials(tutorialCount)}</Badge>
          <Badge>
            <Icon size={13} aria-hidden /> {isPublic ? 'Publique' : 'Privée'}
          </Badge>
        </Wrap>
        <Box fontSize="xs" color="fg.muted">
          Modifiée le <FormattedDate value={updatedAt} />
        </Box>
      </Link>
    </Card.Root>
  );
}
