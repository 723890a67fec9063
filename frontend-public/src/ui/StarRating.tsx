import { Span } from '@chakra-ui/react';
import Star from '~icons/star';

interface RatingSummary {
  /** Mean score, 1 to 5. */
  average: number;
  count: number;
}

const decimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const scores = [1, 2, 3, 4, 5] as const;

/** Displays a rating, read-only. */
export function StarRating({ average, count }: RatingSummary) {
  if (count === 0) return <NoRating />;
  const shown = decimal.format(average);
  return (
    <Span display="flex" alignItems="center" gap="1.5" fontSize="sm" color="fg.muted">
      <Span display="flex" color="accent.fg" role="img" aria-label={`Note moyenne : ${shown} sur 5`}>
        {scores.map((star) => (
          <Star key={star} size={16} fill={average >= star - 0.5 ? 'currentColor' : 'none'} aria-hidden />
        ))}
      </Span>
      <span aria-hidden>{shown}</span>({count} vote(s))
    </Span>
  );
}

/** Text alternative. */
export function RatingInWords({ average, count }: RatingSummary) {
  if (count === 0) return <NoRating />;
  return (
    <span>
      {decimal.format(average)} ({count} vote(s))
    </span>
  );
}

function NoRating() {
  return (
    <Span color="fg.muted" fontSize="sm">
      Aucune évaluation
    </Span>
  );
}
