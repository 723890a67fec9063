import { Flex, Text } from '@chakra-ui/react';
import Star from '~icons/star';

interface RatingSummary {
  /** Mean of the scores, 1 to 5. */
  average: number;
  count: number;
}

export const scores = [1, 2, 3, 4, 5] as const;

/** Shows how a tutorial was rated; nothing here can be clicked. */
export function StarRating({ average, count }: RatingSummary) {
  if (count === 0) return <NoRating />;
  const shown = oneDecimal(average);
  return (
    <Flex as="span" align="center" gap="1.5" fontSize="sm" color="fg.muted">
      <Flex as="span" color="accent.fg" role="img" aria-label={`Note moyenne : ${shown} sur 5`}>
        {scores.map((star) => (
          <Star key={star} size={16} fill={average >= star - 0.5 ? 'currentColor' : 'none'} aria-hidden />
        ))}
      </Flex>
      <span aria-hidden>{shown}</span>({count} vote(s))
    </Flex>
  );
}

/** The same in words. */
export function RatingInWords({ average, count }: RatingSummary) {
  if (count === 0) return <NoRating />;
  return (
    <span>
      {oneDecimal(average)} ({count} vote(s))
    </span>
  );
}

function NoRating() {
  return (
    <Text as="span" color="fg.muted" fontSize="sm">
      Aucune évaluation
    </Text>
  );
}

function oneDecimal(average: number): string {
  return average.toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
