import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import Globe from '~icons/globe';
import Lock from '~icons/lock';
import { Link } from 'react-router';
import { countTutorials, type Collection } from '../../features/collections/collection';
import { Badge } from '../../ui/controls';
import { FormattedDate } from '../../ui/FormattedDate';

const Card = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    h: 'full',
    p: '5',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderTopWidth: '6px',
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
    <Card to={`/collections/${id}`} style={{ borderTopColor: color }}>
      <Heading as="h3" fontSize="lg">
        {name}
      </Heading>
      {description && (
        <Text fontSize="sm" color="fg.muted" lineClamp={2}>
          {description}
        </Text>
      )}
      <Flex mt="auto" gap="2" wrap="wrap">
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
