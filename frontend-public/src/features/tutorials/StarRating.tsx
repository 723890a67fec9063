import { Flex, Text } from '@chakra-ui/react';
import { Star } from 'lucide-react';

interface StarRatingProps {
  /** Mean of the scores, 1 to 5. */
  average: number;
  count: number;
}

/** Shows how a tutorial was rated; nothing here can be clicked. */
export function StarRating({ average, count }: StarRatingProps) {
  if (count === 0) {
    return (
      <Text as="span" color="fg.muted" fontSize="sm">
        Aucune évaluation
      </Text>
    );
  }
  const shown = average.toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Flex as="span" align="center" gap="1.5" fontSize="sm" color="fg.muted">
      <Flex as="span" color="accent.fg" role="img" aria-label={`Note moyenne : ${shown} sur 5`}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} size={16} fill={average >= star - 0.5 ? 'currentColor' : 'none'} aria-hidden />
        ))}
      </Flex>
      <span aria-hidden>{shown}</span>({count} vote(s))
    </Flex>
  );
}
