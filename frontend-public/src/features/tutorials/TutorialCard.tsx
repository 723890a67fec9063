import { Link } from 'react-router-dom';
import { Badge, Box, Card, chakra, Flex, Span, Stack, Text, Wrap } from '@chakra-ui/react';
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

const TitleLink = chakra(Link, {
  base: {
    // Makes the whole card clickable, while the accessible name stays that of the link.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'brand.focusRing' } },
  },
});

export function TutorialCard({ tutorial, domain, headingLevel: Title = 'h3' }: TutorialCardProps) {
  const more = tutorial.tags.length - TAGS_SHOWN;
  return (
    <Card.Root as="article" variant="link">
      <Box aspectRatio="wide" overflow="hidden" bg="bg.muted">
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
      <Stack gap="3" p="5" flex="1">
        <Wrap gap="2">
          {domain && <Badge variant="brand">{domain.name}</Badge>}
          <Badge>{difficultyLabel(tutorial.difficulty)}</Badge>
        </Wrap>
        <Box as={Title} fontSize="lg" dir="auto">
          <TitleLink to={pathOfTutorial(tutorial.id)}>{tutorial.title}</TitleLink>
        </Box>
        <Text color="fg.muted" fontSize="sm" lineClamp={3} dir="auto">
          {tutorial.description}
        </Text>
        <Wrap gap="1.5" mt="auto">
          {tutorial.tags.slice(0, TAGS_SHOWN).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {more > 0 && (
            <Badge>
              <span>+{more}</span>
              <Span srOnly>{more > 1 ? ' autres étiquettes' : ' autre étiquette'}</Span>
            </Badge>
          )}
        </Wrap>
        <StarRating average={tutorial.ratingAverage} count={tutorial.ratingCount} />
        <Flex justify="space-between" gap="3" fontSize="xs" color="fg.muted">
          <Span minW="0" overflowWrap="anywhere">
            <bdi>{authorOf(tutorial).name}</bdi> · <FormattedDate value={tutorial.date} />
          </Span>
          {tutorial.readTime && (
            <Span display="flex" alignItems="center" alignSelf="end" gap="1" flexShrink="0">
              <Clock size={14} aria-hidden /> {tutorial.readTime} min
            </Span>
          )}
        </Flex>
      </Stack>
      <CardFavoriteButton tutorial={tutorial} />
    </Card.Root>
  );
}
