import {
  Box,
  Button,
  Card,
  chakra,
  defineStyle,
  Fieldset,
  Heading,
  Stack,
  Text,
  Wrap,
} from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useDomainsWith } from '../../features/domains/domain';
import { fieldLabels } from '../../features/revisions/written-text';
import { difficultyLabel } from '../../features/tutorials/tutorial';
import { Choice } from '../../ui/Choice';
import { Textarea } from '../../ui/inputs';
import { LabelledField } from '../../ui/LabelledField';
import { licenceLabel, toContent, type DraftContent, type Values } from './draft-content';
import type { Collision } from './saver-state';
import { mergeDrafts, settle, type Decision, type ShortFieldName } from './merge-drafts';

interface DraftCollisionProps {
  collision: Collision;
  control: Control<Values>;
  onDecide: (content: DraftContent) => void;
}

const twoColumns = defineStyle({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  gap: '4',
});

/** Shows both sides of a conflict; nothing is overwritten until the author chooses. */
export function DraftCollision({
  collision: { kind, base, theirs },
  control,
  onDecide,
}: DraftCollisionProps) {
  const heading = useId();
  const mine = toContent(useWatch({ control }) as Values);
  const domains = [...useDomainsWith(mine.domainId), ...useDomainsWith(theirs.domainId)];
  const merge = mergeDrafts(base, mine, theirs);
  const [choices, setChoices] = useState<Record<string, Decision>>({});
  const other = kind === 'online' ? 'En ligne' : 'Enregistré ailleurs';
  const chosen = (which: ShortFieldName | number) =>
    choices[which] ?? (typeof which === 'number' ? 'both' : 'mine');
  const choose = (which: ShortFieldName | number, choice: Decision) =>
    setChoices({ ...choices, [which]: choice });
  const shownField = (content: DraftContent, name: ShortFieldName): ReactNode => {
    if (name === 'tags') return content.tags.join(', ');
    if (name === 'difficulty') return difficultyLabel(content.difficulty);
    if (name === 'licence') return licenceLabel(content.licence);
    if (name === 'image') return content.image && <SmallCover address={content.image} />;
    if (name === 'domainId') return domains.find(({ id }) => id === content.domainId)?.name ?? '';
    return content[name] ?? '';
  };

  return (
    <Card.Root as="section" aria-labelledby={heading} p={{ base: '4', md: '5' }} borderColor="brand.fg">
      <Stack gap="5">
        <div>
          <Heading as="h2" fontSize="lg" id={heading} tabIndex={-1}>
            Deux textes se contredisent
          </Heading>
          <Text mt="1">
            {kind === 'online'
              ? 'Le tutoriel a été réécrit en ligne pendant que vous écriviez.'
              : 'Ce brouillon a été enregistré dans un autre onglet, sur un autre appareil ou par quelqu’un d’autre.'}{' '}
            Les deux textes sont gardés ; choisissez, ou corrigez ensuite à la main.
          </Text>
        </div>
        {merge.collidingFields.map((name) => (
          <Sides
            key={name}
            legend={fieldLabels[name]}
            mine={shownField(mine, name)}
            theirs={shownField(theirs, name)}
            other={other}
            choice={chosen(name)}
            onChoose={(choice) => choose(name, choice)}
          />
        ))}
        {merge.stretches.map((stretch, place) =>
          'mine' in stretch ? (
            <Sides
              key={place}
              legend="Passage du texte"
              mine={stretch.mine.join('\n')}
              theirs={stretch.theirs.join('\n')}
              other={other}
              choice={chosen(place)}
              onChoose={(choice) => choose(place, choice)}
              isText
            />
          ) : null,
        )}
        <details>
          <chakra.summary cursor="button" minH="11" py="2.5" fontWeight="medium">
            Les deux textes en entier
          </chakra.summary>
          <Box css={[twoColumns, { mt: '2' }]}>
            <WholeText label="Votre texte ici" text={mine.source} />
            <WholeText
              label={kind === 'online' ? 'Texte en ligne' : 'Texte enregistré ailleurs'}
              text={theirs.source}
            />
          </Box>
        </details>
        <Wrap gap="3">
          <Button onClick={() => onDecide(settle(merge, theirs, chosen))}>Continuer avec ce choix</Button>
          <Button variant="outline" onClick={() => onDecide(mine)}>
            Garder tout mon texte
          </Button>
          <Button variant="outline" onClick={() => onDecide(theirs)}>
            Prendre tout l’autre texte
          </Button>
        </Wrap>
      </Stack>
    </Card.Root>
  );
}

interface SidesProps {
  legend: string;
  mine: ReactNode;
  theirs: ReactNode;
  other: string;
  choice: Decision;
  onChoose: (choice: Decision) => void;
  isText?: boolean;
}

function Sides({ legend, mine, theirs, other, choice, onChoose, isText = false }: SidesProps) {
  const name = useId();
  const sides = [
    ['mine', 'Ici', mine],
    ['theirs', other, theirs],
  ] as const;
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontSize="md">{legend}</Fieldset.Legend>
      <Box css={twoColumns}>
        {sides.map(([side, label, text]) => (
          <Box key={side} minW="0">
            <Choice type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)}>
              {label}
            </Choice>
            <Box
              p="3"
              bg="bg.muted"
              borderRadius="md"
              maxH="80"
              overflowY="auto"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              fontSize="sm"
              fontFamily={isText ? 'mono' : 'body'}
            >
              {text || <chakra.em color="fg.muted">Rien</chakra.em>}
            </Box>
          </Box>
        ))}
      </Box>
      {isText && (
        <Choice type="radio" name={name} checked={choice === 'both'} onChange={() => onChoose('both')}>
          Les deux, l’un après l’autre
        </Choice>
      )}
    </Fieldset.Root>
  );
}

function SmallCover({ address }: { address: string }) {
  return <chakra.img css={{ h: '32', borderRadius: 'md' }} src={address} alt="Couverture" />;
}

function WholeText({ label, text }: { label: string; text: string }) {
  return (
    <LabelledField label={label}>
      <Textarea readOnly rows={12} value={text} fontFamily="mono" fontSize="sm" />
    </LabelledField>
  );
}
