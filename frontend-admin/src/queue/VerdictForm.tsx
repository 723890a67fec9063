import {
  Button,
  Chip,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, type RefObject } from 'react';
import { Select } from '../forms/Select';
import { Muted } from '../frame/Muted';
import { Keyed } from './Keyed';
import { answersQuery, type CaseFile } from './subject';
import { choiceText, durations, problemOf, type Verdict } from './verdict';

/** Labels for one author and for several. */
const sanctions = [
  { id: 'none', one: 'Rien', many: 'Rien', letter: '' },
  { id: 'warn', one: 'L’avertir', many: 'Les avertir', letter: 'A' },
  { id: 'suspend', one: 'Le suspendre', many: 'Les suspendre', letter: 'U' },
] as const;
const choiceKeys = { rejected: 'X', keep: 'R', hide: 'M', delete: 'S' } as const;

interface VerdictFormProps {
  file: CaseFile;
  verdict: Verdict;
  isDeciding: boolean;
  reasonField: RefObject<HTMLTextAreaElement | null>;
  onChange: (changes: Partial<Verdict>) => void;
  onDecide: () => void;
}

/** Outcome, sanction and reason. Nothing is preselected. */
export function VerdictForm({
  file,
  verdict,
  isDeciding,
  reasonField,
  onChange,
  onDecide,
}: VerdictFormProps) {
  const { data } = useQuery(answersQuery);
  const { choice, sanction, days, reason } = verdict;
  const problem = problemOf(verdict);
  const isByMany = file.coauthors.length > 0;
  const isUpheld = choice !== null && choice !== 'rejected';
  return (
    <Stack
      component="form"
      aria-label="Décision"
      sx={{ gap: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.default' }}
      onSubmit={(event) => {
        event.preventDefault();
        onDecide();
      }}
    >
      <Choices
        label="Que devient la chose ?"
        value={choice}
        choices={(['rejected', ...file.possible] as const).map((id) => ({
          id,
          text: choiceText(id, file.kind),
          letter: choiceKeys[id],
        }))}
        onChange={(chosen) => onChange({ choice: chosen })}
      />
      {isUpheld && (
        <>
          {file.author && (
            <Stack direction="row" sx={{ gap: 1, alignItems: 'end', flexWrap: 'wrap' }}>
              <Choices
                row
                label={isByMany ? 'Et ses auteurs ?' : 'Et son auteur ?'}
                value={sanction}
                choices={sanctions.map(({ id, one, many, letter }) => ({
                  id,
                  text: isByMany ? many : one,
                  letter,
                }))}
                onChange={(chosen) => onChange({ sanction: chosen })}
              />
              {sanction === 'suspend' && (
                <Select
                  label="Durée"
                  value={days}
                  choices={durations}
                  onChange={(chosen) => onChange({ days: Number(chosen) })}
                  sx={{ minWidth: 150 }}
                />
              )}
            </Stack>
          )}
          <Stack sx={{ gap: 1.75 }}>
            <Stack
              direction="row"
              role="group"
              aria-label="Réponses prêtes"
              sx={{ gap: 0.75, flexWrap: 'wrap' }}
            >
              {data?.answers.map(({ name, text }, index) => (
                <Chip
                  key={name}
                  variant="outlined"
                  label={<Keyed text={name} letter={String(index + 1)} />}
                  onClick={() => onChange({ reason: text })}
                />
              ))}
            </Stack>
            <TextField
              label="Motif, dit à l’auteur"
              value={reason}
              onChange={({ target }) => onChange({ reason: target.value })}
              multiline
              minRows={2}
              maxRows={8}
              size="small"
              inputRef={reasonField}
              slotProps={{
                htmlInput: {
                  onKeyDown: (event: React.KeyboardEvent) => {
                    // Escape returns to the shortcuts, Ctrl+Enter decides.
                    if (event.key === 'Escape') reasonField.current?.blur();
                    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onDecide();
                  },
                },
              }}
            />
          </Stack>
        </>
      )}
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isDeciding || problem !== undefined}>
          <Keyed
            text={file.pending > 1 ? `Décider des ${file.pending} signalements` : 'Décider'}
            letter="V"
          />
        </Button>
        {problem && choice !== null && <Muted role="status">{problem}</Muted>}
      </Stack>
    </Stack>
  );
}

interface ChoicesProps<Id extends string> {
  label: string;
  value: Id | null;
  choices: readonly { id: Id; text: string; letter: string }[];
  row?: boolean;
  onChange: (id: Id) => void;
}

function Choices<Id extends string>({ label, value, choices, row = false, onChange }: ChoicesProps<Id>) {
  const id = useId();
  return (
    <div>
      <FormLabel id={id} sx={{ fontWeight: 600 }}>
        {label}
      </FormLabel>
      <RadioGroup
        row={row}
        aria-labelledby={id}
        value={value ?? ''}
        onChange={(_, chosen) => onChange(chosen as Id)}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.id}
            value={choice.id}
            control={<Radio size="small" />}
            label={<Keyed text={choice.text} letter={choice.letter} />}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
