import { Badge, chakra, Flex, Heading, Span, Text, Wrap } from '@chakra-ui/react';
import Clock from '~icons/clock';
import type { Domain } from '../../features/domains/domain';
import { FavoriteButton } from '../../features/favorites/FavoriteButton';
import type { Rated } from '../../features/ratings/rating';
import { RatingWidget } from '../../features/ratings/RatingWidget';
import type { RefObject } from 'react';
import { AuthorBiography } from '../../features/tutorials/AuthorBiography';
import { authorsOf, difficultyLabel, type Tutorial } from '../../features/tutorials/tutorial';
import { BackLink } from '../../ui/BackLink';
import { BadgeLink } from '../../ui/controls';
import { FormattedDate } from '../../ui/FormattedDate';
import { StarRating } from '../../ui/StarRating';
import { ChangeDate } from './ChangeDate';
import { EditLink } from './EditLink';
import { PrintButton } from './PrintButton';
import { pathOfDomain } from '../../lib/paths';

interface TutorialHeaderProps {
  tutorial: Tutorial;
  domain?: Domain;
  /** Whether ratings are disabled on the site. */
  ratingsClosed: boolean;
  onRated: (rated: Rated) => void;
  /** The article element, for printing. */
  article: RefObject<HTMLElement | null>;
  /** Language and direction of the title and description. */
  language: { lang?: string; dir: string };
  /** Whether to print the description, with which the content may begin. */
  showsLead: boolean;
}

export function TutorialHeader({
  tutorial,
  domain,
  ratingsClosed,
  onRated,
  article,
  language,
  showsLead,
}: TutorialHeaderProps) {
  const rating = { average: tutorial.ratingAverage, count: tutorial.ratingCount };
  return (
    <chakra.header maxW="216">
      {/* Always rendered, so that the buttons that depend on the session cause no layout shift. */}
      <Flex justify="space-between" align="center" minH="11">
        <BackLink to="/">Retour à l’accueil</BackLink>
        {!tutorial.unpublished && <EditLink tutorial={tutorial} />}
      </Flex>
      <Wrap gap="2" mt="3">
        {domain && (
          <BadgeLink variant="brand" to={pathOfDomain(domain.slug)} minH="6">
            {domain.name}
          </BadgeLink>
        )}
        <Badge>{difficultyLabel(tutorial.difficulty)}</Badge>
      </Wrap>
      <Heading as="h1" mt="4" fontSize="4xl" lineHeight="tight" letterSpacing="tight" {...language}>
        {tutorial.title}
      </Heading>
      {showsLead && (
        <Text mt="3" fontSize={{ base: 'lg', md: 'xl' }} color="fg.muted" fontFamily="reading" {...language}>
          {tutorial.description}
        </Text>
      )}
      <Flex
        mt="4"
        columnGap={{ base: '4', md: '5' }}
        rowGap={{ base: '1.5', md: '3' }}
        wrap="wrap"
        align="center"
        color="fg.muted"
        fontSize="sm"
      >
        {authorsOf(tutorial).map((author, place) => (
          <AuthorBiography key={place} author={author} />
        ))}
        <FormattedDate value={tutorial.date} />
        {tutorial.version > 1 && <ChangeDate tutorial={tutorial} />}
        {tutorial.readTime && (
          <Span display="flex" alignItems="center" gap="1.5">
            <Clock size={16} aria-hidden /> {tutorial.readTime} min de lecture
          </Span>
        )}
        {!tutorial.unpublished && <FavoriteButton tutorial={tutorial} />}
        <PrintButton article={article} />
        {tutorial.unpublished ? null : ratingsClosed ? (
          <>
            <StarRating {...rating} />
            <span>Les évaluations sont fermées pour le moment.</span>
          </>
        ) : (
          <RatingWidget tutorialId={tutorial.id} {...rating} onRated={onRated} />
        )}
      </Flex>
    </chakra.header>
  );
}
