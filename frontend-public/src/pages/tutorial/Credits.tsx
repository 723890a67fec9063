import { chakra, Text } from '@chakra-ui/react';
import { inSentence, licenceUrl } from '@passerelle/api-client/licences';
import { ofName } from '@passerelle/api-client/of-name';
import { authorOf, type Tutorial } from '../../features/tutorials/tutorial';

const Source = chakra('a', { base: { color: 'brand.fg', textDecoration: 'underline' } });

/** Author, licence and source; renders nothing if both licence and source are unknown. */
export function Credits({ tutorial }: { tutorial: Tutorial }) {
  const { licence, sourceUrl } = tutorial;
  if (!licence && !sourceUrl) return null;
  return (
    <Text mt="10" pt="4" borderTopWidth="1px" borderColor="border" fontSize="sm" color="fg.muted">
      Texte {ofName(authorOf(tutorial).name)}
      {licence && <Licence name={licence} />}
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

function Licence({ name }: { name: string }) {
  const words = `, ${inSentence(name)}`;
  const url = licenceUrl(name);
  if (!url) return words;
  return (
    <>
      {words.slice(0, -name.length)}
      <Source href={url} rel="license noopener noreferrer">
        {name}
      </Source>
    </>
  );
}
