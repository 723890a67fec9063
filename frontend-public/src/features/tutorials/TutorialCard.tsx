import { Link } from 'react-router-dom';
import { Badge, Box, chakra, Flex, Span, Text } from '@chakra-ui/react';
import Clock from '~icons/clock';
import { FormattedDate } from '../../ui/FormattedDate';
import { Cover } from './Cover';
import { StarRating } from '../../ui/StarRating';
import { CardFavoriteButton } from '../favorites/FavoriteButton';
import { authorOf, difficultyLabel, type TutorialItem } from './tutorial';
import { pathOfTutorial } from '../../lib/paths';

const TAGS_SHOWN = 3;

interface TutorialCardProps {
  tutorial: TutorialItem;
  domain?: { name: string; iconBg: string; iconColor: string };
  headingLevel?: 'h2' | 'h3';
}

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    overflow: 'hidden',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    _notSwitching: { transition: 'border-color, box-shadow', transitionDuration: 'moderate' },
    _hover: { borderColor: 'brand.solid', boxShadow: 'card' },
    _focusWithin: { borderColor: 'brand.solid' },
  },
});

const TitleLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    // Makes the whole card clickable, while the accessible name stays that of the link.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'brand.focusRing' } },
  },
});

export function TutorialCard({ tutorial, domain, headingLevel: Title = 'h3' }: TutorialCardProps) {
  const more = tutorial.tags.length - TAGS_SHOWN;
  return (
    <Card>
      <Box aspectRatio="16 / 9" overflow="hidden" bg="bg.muted">
        {tutorial.image ? (
          <chakra.img
            css={{ w: 'full', h: 'full', objectFit: 'cover' }}
            src={tutorial.image}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Cover seed={tutorial.id} background={domain?.iconBg} color={domain?.iconColor} />
        )}
      </Box>
      <Flex flexDirection="column" gap="3" p="5" flex="1">
        <Flex gap="2" flexWrap="wrap">
          {domain && <Badge variant="brand">{domain.name}</Badge>}
          <Badge>{difficultyLabel(tutorial.difficulty)}</Badge>
        </Flex>
        <Box as={Title} fontSize="lg" dir="auto">
          <TitleLink to={pathOfTutorial(tutorial.id)}>{tutorial.title}</TitleLink>
        </Box>
        <Text color="fg.muted" fontSize="sm" lineClamp={3} dir="auto">
          {tutorial.description}
        </Text>
        <Flex gap="1.5" flexWrap="wrap" mt="auto">
          {tutorial.tags.slice(0, TAGS_SHOWN).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {more > 0 && (
            <Badge>
              <span>+{more}</span>
              <Span srOnly>{more > 1 ? ' autres étiquettes' : ' autre étiquette'}</Span>
            </Badge>
          )}
        </Flex>
        <StarRating average={tutorial.ratingAverage} count={tutorial.ratingCount} />
        <Flex justifyContent="space-between" gap="3" fontSize="xs" color="fg.muted">
          <Span minW="0" overflowWrap="anywhere">
            <bdi>{authorOf(tutorial).name}</bdi> · <FormattedDate value={tutorial.date} />
          </Span>
          {tutorial.readTime && (
            <Span display="flex" alignItems="center" alignSelf="end" gap="1" flexShrink="0">
              <Clock size={14} aria-hidden /> {tutorial.readTime} min
            </Span>
          )}
        </Flex>
      </Flex>
      <CardFavoriteButton tutorial={tutorial} />
    </Card>
  );
}
