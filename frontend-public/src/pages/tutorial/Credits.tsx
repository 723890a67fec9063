import { chakra, Text } from '@chakra-ui/react';
import { authorOf, type Tutorial } from '../../features/tutorials/tutorial';

const Source = chakra('a', { base: { color: 'brand.fg', textDecoration: 'underline' } });

/** Whose text this is and under which licence; nothing when neither is known. */
export function Credits({ tutorial }: { tutorial: Tutorial }) {
  const { licence, sourceUrl } = tutorial;
  if (!licence && !sourceUrl) return null;
  return (
    <Text mt="10" pt="4" borderTop="1px solid" borderColor="border" fontSize="sm" color="fg.muted">
      Texte de {authorOf(tutorial).name}
      {licence && <>, sous licence {licence}</>}
      {sourceUrl && (
        <>
          {' ('}
          <Source href={sourceUrl} rel="noopener noreferrer">
            original
          </Source>
          )
        </>
      )}
      .
    </Text>
  );
}
