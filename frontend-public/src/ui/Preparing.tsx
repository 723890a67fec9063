import { Text } from '@chakra-ui/react';
import { counted, formatNumber } from '@passerelle/api-client/numbers';
import { EmptyState } from './EmptyState';

interface PreparingProps {
  done: number;
  total: number;
  /** Whether there are results: a short note is shown above them. */
  isPartial: boolean;
}

/** Says that the search index is still being built, so results may be missing. */
export function Preparing({ done, total, isPartial }: PreparingProps) {
  const text = `Elle connaît ${counted(done, 'tutoriel')} sur ${formatNumber(total)}\u00a0: il peut manquer des résultats. Cette page se complète d’elle-même.`;
  if (isPartial) {
    return (
      <Text my="4" p="3" borderRadius="md" bg="bg.muted" fontSize="sm">
        <strong>La recherche se prépare.</strong> {text}
      </Text>
    );
  }
  return (
    <EmptyState title="La recherche se prépare." as="p">
      <p>{text}</p>
    </EmptyState>
  );
}
