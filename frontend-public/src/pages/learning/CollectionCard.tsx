import { Link } from 'react-router-dom';
import { Badge, Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import Globe from '~icons/globe';
import Lock from '~icons/lock';
import { countTutorials, type Collection } from '../../features/collections/collection';
import { FormattedDate } from '../../ui/FormattedDate';
import { pathOfCollection } from '../../lib/paths';

const Card = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    h: 'full',
    p: '5',
    pt: '6',
    overflow: 'hidden',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: 'box-shadow',
    transitionDuration: 'moderate',
    _hover: { boxShadow: 'card' },
  },
});

export function CollectionCard({ collection }: { collection: Collection }) {
  const { id, name, description, color, isPublic, tutorialCount, updatedAt } = collection;
  const Icon = isPublic ? Globe : Lock;
  return (
    <Card to={pathOfCollection(id)}>
      <chakra.svg
        css={{ position: 'absolute', top: '0', insetInlineStart: '0', w: 'full', h: '6px' }}
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
      <Flex mt="auto" gap="2" flexWrap="wrap">
        <Badge variant="brand">{countTutorials(tutorialCount)}</Badge>
        <Badge>
          <Icon size={13} aria-hidden /> {isPublic ? 'Publique' : 'Privée'}
        </Badge>
      </Flex>
      <Box fontSize="xs" color="fg.muted">
        Modifiée le <FormattedDate value={updatedAt} />
      </Box>
    </Card>
  );
}
