import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import Clock from '~icons/clock';
import type { Domain } from '../../features/domains/domain';
import { FavoriteButton } from '../../features/favorites/FavoriteButton';
import type { Rated } from '../../features/ratings/rating';
import { RatingWidget } from '../../features/ratings/RatingWidget';
import { AuthorBiography } from '../../features/tutorials/AuthorBiography';
import { authorOf, difficultyLabel, type Tutorial } from '../../features/tutorials/tutorial';
import { BackLink } from '../../ui/BackLink';
import { Badge, BadgeLink } from '../../ui/controls';
import { FormattedDate } from '../../ui/FormattedDate';
import { StarRating } from '../../ui/StarRating';

interface TutorialHeaderProps {
  tutorial: Tutorial;
  domain?: Domain;
  /** Whether the site takes no ratings for now. */
  ratingsClosed: boolean;
  onRated: (rated: Rated) => void;
  /** The language of its title and description, where it is not the page's. */
  language?: { lang: string; dir: string };
}

export function TutorialHeader({ tutorial, domain, ratingsClosed, onRated, language }: TutorialHeaderProps) {
  const rating = { average: tutorial.ratingAverage, count: tutorial.ratingCount };
  return (
    <Box as="header" maxW="54rem">
      <BackLink to="/">Retour à l’accueil</BackLink>
      <Flex gap="2" wrap="wrap" mt="3">
        {domain && (
          <BadgeLink variant="brand" to={`/domaines/${domain.slug}`} minH="6">
            {domain.name}
          </BadgeLink>
        )}
        <Badge>{difficultyLabel(tutorial.difficulty)}</Badge>
      </Flex>
      <Heading as="h1" {...language} mt="4" fontSize="4xl" lineHeight="tight" letterSpacing="tight">
        {tutorial.title}
      </Heading>
      <Text {...language} mt="4" fontSize="xl" color="fg.muted" fontFamily="reading">
        {tutorial.description}
      </Text>
      <Flex mt="5" columnGap="5" rowGap="3" wrap="wrap" align="center" color="fg.muted" fontSize="sm">
        <AuthorBiography author={authorOf(tutorial)} />
        <FormattedDate value={tutorial.date} />
        {tutorial.readTime && (
          <Flex as="span" align="center" gap="1.5">
            <Clock size={16} aria-hidden /> {tutorial.readTime} min de lecture
          </Flex>
        )}
        <FavoriteButton tutorial={tutorial} labelled />
        {ratingsClosed ? (
          <>
            <StarRating {...rating} />
            <span>Les évaluations sont fermées pour le moment.</span>
          </>
        ) : (
          <RatingWidget tutorialId={tutorial.id} {...rating} onRated={onRated} />
        )}
      </Flex>
    </Box>
  );
}
