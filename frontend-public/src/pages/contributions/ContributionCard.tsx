import { Badge, Button, Card, Flex, Heading, Span, Text, Wrap } from '@chakra-ui/react';
import Copy from '~icons/copy';
import Eye from '~icons/eye';
import EyeOff from '~icons/eye-off';
import Pencil from '~icons/pencil';
import Star from '~icons/star';
import Trash2 from '~icons/trash';
import { ReviewNote } from '../../features/tutorials/ReviewNote';
import { ButtonLink, PlainLink } from '../../ui/controls';
import { FormattedDate } from '../../ui/FormattedDate';
import type { Contribution } from './contribution';
import { pathOfEditor, pathOfTutorial } from '../../lib/paths';
import { BusyButton } from '../../ui/BusyButton';

const states = {
  author: 'Dépublié',
  administrator: 'Retiré par un administrateur',
} as const;

const reviewed = { waiting: 'Attend une relecture', returned: 'À revoir' } as const;

const namesIn = new Intl.ListFormat('fr');

interface ContributionCardProps {
  tutorial: Contribution;
  memberId: number;
  hasDraft: boolean;
  isBusy: boolean;
  onDuplicate: () => void;
  onUnpublish: () => void;
  onPublish: () => void;
  onDelete: () => void;
}

/** One of the member's tutorials, with actions. */
export function ContributionCard({ tutorial, memberId, hasDraft, isBusy, ...on }: ContributionCardProps) {
  const { id, title, description, date, views, ratingAverage, ratingCount, unpublishedBy } = tutorial;
  const { review, reviewNote } = tutorial;
  const others = tutorial.authors.filter((author) => author.id !== memberId).map(({ name }) => name);
  return (
    <Card.Root as="article" display="flex" flexDirection="column" gap="4">
      <div>
        <Wrap gap="2" mb="2" align="center">
          <Badge variant={unpublishedBy ? 'accent' : 'brand'}>
            {review ? reviewed[review] : unpublishedBy ? states[unpublishedBy] : 'Publié'}
          </Badge>
          {hasDraft && <Badge variant="accent">Brouillon en cours</Badge>}
          <Text fontSize="sm" color="fg.muted">
            <FormattedDate value={date} />
          </Text>
        </Wrap>
        <Heading as="h2" fontSize="lg" overflowWrap="anywhere" dir="auto">
          <PlainLink to={pathOfTutorial(id)}>{title}</PlainLink>
        </Heading>
        <Text mt="1" fontSize="sm" color="fg.muted" lineClamp={2} dir="auto">
          {description}
        </Text>
        {reviewNote && <ReviewNote note={reviewNote} />}
        {others.length > 0 && (
          <Text mt="1" fontSize="sm" overflowWrap="anywhere">
            Avec {namesIn.format(others)}
          </Text>
        )}
        <Flex mt="2" gap="4" fontSize="sm" color="fg.muted">
          <Span display="flex" alignItems="center" gap="1.5">
            <Eye size={16} aria-hidden /> {views} {views > 1 ? 'lectures' : 'lecture'}
          </Span>
          {ratingCount > 0 && (
            <Span display="flex" alignItems="center" gap="1.5">
              <Star size={16} aria-hidden /> {ratingAverage.toLocaleString('fr-FR')} sur 5 ({ratingCount})
            </Span>
          )}
        </Flex>
      </div>
      <Wrap gap="2">
        <ButtonLink variant="outline" size="sm" to={pathOfEditor(id)} aria-label={`Modifier « ${title} »`}>
          <Pencil size={16} aria-hidden /> Modifier
        </ButtonLink>
        <BusyButton
          variant="outline"
          size="sm"
          busy={isBusy}
          onClick={on.onDuplicate}
          aria-label={`Dupliquer « ${title} »`}
        >
          <Copy size={16} aria-hidden /> Dupliquer
        </BusyButton>
        {unpublishedBy === null && (
          <Button variant="outline" size="sm" onClick={on.onUnpublish} aria-label={`Dépublier « ${title} »`}>
            <EyeOff size={16} aria-hidden /> Dépublier
          </Button>
        )}
        {unpublishedBy === 'author' && review !== 'waiting' && (
          <BusyButton
            variant="outline"
            size="sm"
            busy={isBusy}
            onClick={on.onPublish}
            aria-label={`${review ? 'Proposer à nouveau' : 'Remettre en ligne'} « ${title} »`}
          >
            <Eye size={16} aria-hidden /> {review ? 'Proposer à nouveau' : 'Remettre en ligne'}
          </BusyButton>
        )}
        <Button variant="outline" size="sm" onClick={on.onDelete} aria-label={`Supprimer « ${title} »`}>
          <Trash2 size={16} aria-hidden /> Supprimer
        </Button>
      </Wrap>
    </Card.Root>
  );
}
