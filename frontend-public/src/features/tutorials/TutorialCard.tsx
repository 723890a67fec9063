import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import Clock from '~icons/clock';
import { Link } from 'react-router';
import { Badge } from '../../ui/controls';
import { FormattedDate } from '../../ui/FormattedDate';
import { Cover } from './Cover';
import { StarRating } from '../../ui/StarRating';
import { FavoriteButton } from '../favorites/FavoriteButton';
import { authorOf, difficultyLabel, type TutorialItem } from './tutorial';

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
    transition: 'border-color, box-shadow',
    transitionDuration: 'moderate',
    _hover: { borderColor: 'brand.solid', boxShadow: 'card' },
    _focusWithin: { borderColor: 'brand.solid' },
  },
});

const TitleLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    // The whole card answers to a click, while its text stays the link's name.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'brand.focusRing' } },
  },
});

export function TutorialCard({ tutorial, domain, headingLevel = 'h3' }: TutorialCardProps) {
  const more = tutorial.tags.length - TAGS_SHOWN;
  return (
    <Card>
      <Box aspectRatio="16 / 9" overflow="hidden" bg="bg.muted">
        {tutorial.image ? (
          <chakra.img
            src={tutorial.image}
            alt=""
            loading="lazy"
            decoding="async"
            w="full"
            h="full"
            objectFit="cover"
          />
        ) : (
          <Cover seed={tutorial.id} background={domain?.iconBg} color={domain?.iconColor} />
        )}
      </Box>
      <Flex direction="column" gap="3" p="5" flex="1">
        <Flex gap="2" wrap="wrap">
          {domain && <Badge variant="brand">{domain.name}</Badge>}
          <Badge>{difficultyLabel(tutorial.difficulty)}</Badge>
        </Flex>
        <Heading as={headingLevel} fontSize="lg">
          <TitleLink to={`/tutoriels/${tutorial.id}`}>{tutorial.title}</TitleLink>
        </Heading>
        <Text color="fg.muted" fontSize="sm" lineClamp={3}>
          {tutorial.description}
        </Text>
        <Flex gap="1.5" wrap="wrap" mt="auto">
          {tutorial.tags.slice(0, TAGS_SHOWN).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {more > 0 && (
            <Badge aria-label={more > 1 ? `et ${more} autres étiquettes` : 'et une autre étiquette'}>
              +{more}
            </Badge>
          )}
        </Flex>
        <StarRating average={tutorial.ratingAverage} count={tutorial.ratingCount} />
        <Flex justify="space-between" gap="3" fontSize="xs" color="fg.muted">
          <chakra.span minW="0" overflowWrap="anywhere">
            {authorOf(tutorial).name} · <FormattedDate value={tutorial.date} />
          </chakra.span>
          {tutorial.readTime && (
            <Flex as="span" align="center" alignSelf="end" gap="1" flexShrink="0">
              <Clock size={14} aria-hidden /> {tutorial.readTime} min
            </Flex>
          )}
        </Flex>
      </Flex>
      <FavoriteButton
        tutorial={tutorial}
        position="absolute"
        top="3"
        insetInlineEnd="3"
        zIndex="1"
        borderRadius="full"
        boxShadow="card"
      />
    </Card>
  );
}
