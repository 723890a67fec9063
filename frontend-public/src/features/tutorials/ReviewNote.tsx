import { Text } from '@chakra-ui/react';

/** A reviewer's note on the changes that the authors of the tutorial should make. */
export function ReviewNote({ note }: { note: string }) {
  return (
    <Text dir="auto" mt="2" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
      <strong>Relecture :</strong> {note}
    </Text>
  );
}
