import { Button, Fieldset, Wrap } from '@chakra-ui/react';
import { useId, useSyncExternalStore } from 'react';
import { Choice } from '../../ui/Choice';
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
    <Fieldset.Root mt="4">
      <Fieldset.Legend>{label}</Fieldset.Legend>
      <Wrap gap="2">
        {Object.entries(answers).map(([word, text]) => (
          <Choice
            key={word}
            type="radio"
            isChip
            name={name}
            value={word}
            checked={word === chosen}
            onChange={() => chooseReading(word, all)}
          >
            {text}
          </Choice>
        ))}
      </Wrap>
    </Fieldset.Root>
  );
}
