import { Button, chakra, Wrap } from '@chakra-ui/react';
import { useId, useSyncExternalStore } from 'react';
import { Sheet } from '../../ui/Sheet';
import { openShortcuts } from '../../ui/shortcuts/open-shortcuts';
import {
  chooseReading,
  isChosen,
  readReading,
  resetReading,
  subscribeReading,
} from '../../lib/reading-choice';

/** Reading preferences with their options; '' is the default. */
const questions = {
  size: {
    label: 'Taille du texte',
    answers: { '': 'Normale', small: 'Petite', large: 'Grande', larger: 'Très grande' },
  },
  spacing: { label: 'Interligne', answers: { '': 'Normal', airy: 'Aéré', airier: 'Très aéré' } },
  font: {
    label: 'Police',
    answers: {
      '': 'Avec empattements',
      sans: 'Sans empattements',
      hyperlegible: 'Très lisible (Atkinson Hyperlegible)',
      dyslexic: 'Pour la dyslexie (OpenDyslexic)',
    },
  },
  width: { label: 'Largeur de lecture', answers: { '': 'Normale', narrow: 'Étroite', wide: 'Large' } },
} as const;

const Answer = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '9',
    px: '3',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: 'sm',
    cursor: 'pointer',
    _touch: { minH: '11' },
    _hover: { borderColor: 'brand.solid' },
    '&:has(:checked)': {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      color: 'brand.contrast',
      fontWeight: 'semibold',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  },
});

/** Reading preferences of this device. A change shows at once in the text beside the panel. */
export function ComfortPanel({ onClose }: { onClose: () => void }) {
  const words = useSyncExternalStore(subscribeReading, readReading, () => '');
  return (
    <Sheet title="Confort de lecture" onClose={onClose}>
      {Object.entries(questions).map(([name, question]) => (
        <Question key={name} {...question} words={words} />
      ))}
      <Wrap gap="2" mt="5">
        <Button variant="outline" size="sm" onClick={resetReading}>
          Rétablir
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onClose();
            openShortcuts();
          }}
        >
          Raccourcis clavier
        </Button>
      </Wrap>
    </Sheet>
  );
}

interface QuestionProps {
  label: string;
  answers: Record<string, string>;
  words: string;
}

function Question({ label, answers, words }: QuestionProps) {
  const name = useId();
  const all = Object.keys(answers);
  const chosen = all.find((word) => word && isChosen(words, word)) ?? '';
  return (
    <chakra.fieldset mt="4">
      <chakra.legend fontSize="sm" fontWeight="semibold" mb="1.5">
        {label}
      </chakra.legend>
      <Wrap gap="2">
        {Object.entries(answers).map(([word, text]) => (
          <Answer key={word}>
            <chakra.input
              srOnly
              type="radio"
              name={name}
              value={word}
              checked={word === chosen}
              onChange={() => chooseReading(word, all)}
            />
            {text}
          </Answer>
        ))}
      </Wrap>
    </chakra.fieldset>
  );
}
