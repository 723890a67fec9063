import {
  Button,
  Chip,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { answersQuery, type Sanction, type ThingFile } from './thing';
import { choiceText, durations, problemOf, type Verdict } from './verdict';

/** Labels for one author and for several. */
const sanctionTexts: Record<Sanction, readonly [string, string]> = {
  none: ['Rien', 'Rien'],
  warn: ['L’avertir', 'Les avertir'],
  suspend: ['Le suspendre', 'Les suspendre'],
};
const choiceKeys = { rejected: 'X', keep: 'R', hide: 'M', delete: 'S' } as const;
const sanctionKeys = { none: '', warn: 'A', suspend: 'U' } as const;

interface VerdictFormProps {
  file: ThingFile;
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
      <div>
        <FormLabel id="devient" sx={{ fontWeight: 600 }}>
          Que devient la chose ?
        </FormLabel>
        <RadioGroup
          aria-labelledby="devient"
          value={choice ?? ''}
          onChange={(_, value) => onChange({ choice: value as Verdict['choice'] })}
        >
          {(['rejected', ...file.possible] as const).map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              control={<Radio size="small" />}
              label={<Keyed text={choiceText(each, file.kind)} letter={choiceKeys[each]} />}
            />
          ))}
        </RadioGroup>
      </div>
      {isUpheld && (
        <>
          {file.author && (
            <div>
              <FormLabel id="auteur-devient" sx={{ fontWeight: 600 }}>
                {file.coauthors.length > 0 ? 'Et ses auteurs ?' : 'Et son auteur ?'}
              </FormLabel>
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <RadioGroup
                  row
                  aria-labelledby="auteur-devient"
                  value={sanction}
                  onChange={(_, value) => onChange({ sanction: value as Sanction })}
                >
                  {(['none', 'warn', 'suspend'] as const).map((each) => (
                    <FormControlLabel
                      key={each}
                      value={each}
                      control={<Radio size="small" />}
                      label={
                        <Keyed
                          text={sanctionTexts[each][file.coauthors.length > 0 ? 1 : 0]}
                          letter={sanctionKeys[each]}
                        />
                      }
                    />
                  ))}
                </RadioGroup>
                {sanction === 'suspend' && (
                  <TextField
                    select
                    size="small"
                    label="Durée"
                    value={days}
                    onChange={({ target }) => onChange({ days: Number(target.value) })}
                    sx={{ minWidth: 150 }}
                  >
                    {durations.map((each) => (
                      <MenuItem key={each.days} value={each.days}>
                        {each.name}
                      </MenuItem>
                    ))}
                  </TextField>
                )}
              </Stack>
            </div>
          )}
          <Stack sx={{ gap: 1 }}>
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
                  maxLength: 1000,
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
          Décider{file.pending > 1 && ` des ${file.pending} signalements`} (V)
        </Button>
        {problem && choice !== null && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {problem}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}

/** A label and its shortcut key. */
function Keyed({ text, letter }: { text: string; letter: string }) {
  return (
    <>
      {text}
      {letter && (
        <Typography
          component="kbd"
          aria-hidden
          variant="caption"
          sx={{
            ml: 1,
            px: 0.75,
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.5,
            fontFamily: 'inherit',
            color: 'text.secondary',
            display: { xs: 'none', md: 'inline' },
          }}
        >
          {letter}
        </Typography>
      )}
    </>
  );
}
