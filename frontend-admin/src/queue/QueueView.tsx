import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from '~icons/arrow-left';
import { useRef, useState } from 'react';
import { Loaded } from '../frame/Loaded';
import { usePersonHere } from '../gate/session';
import { useShortcuts } from '../reports/use-shortcuts';
import { QueueList } from './QueueList';
import { answersQuery, fileQuery, keyOf, type QueueItem } from './subject';
import { CasePanel } from './CasePanel';
import { useQueueActions } from './use-queue-actions';
import { undecided, problemOf, type Verdict } from './verdict';
import { VerdictForm } from './VerdictForm';

/** Placeholder that disables the query. */
const NOTHING = { kind: 'comment', subjectId: 0 } as const;

interface QueueViewProps {
  items: readonly QueueItem[];
  isFetching: boolean;
}

/** The queue and the opened item, usable with keyboard alone. */
export function QueueView({ items, isFetching }: QueueViewProps) {
  const { id: me } = usePersonHere();
  const [currentKey, setCurrentKey] = useState<string>();
  /** On phones either the queue or the item is shown. */
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<{ key: string; verdict: Verdict }>();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const current = items.find((item) => keyOf(item) === currentKey) ?? items[0];
  const key = current && keyOf(current);
  /** What was opened last: the decided item leaves the queue before another one is. */
  const openedKey = useRef<string>(undefined);
  const actions = useQueueActions(current);
  const query = useQuery({ ...fileQuery(current ?? NOTHING), enabled: current !== undefined });
  const { data: file } = query;
  const { data: answers } = useQuery(answersQuery);
  const verdict = draft && draft.key === key ? draft.verdict : undecided;
  const isMine = file?.assignee?.id === me;

  const change = (changes: Partial<Verdict>) => key && setDraft({ key, verdict: { ...verdict, ...changes } });
  const choose = (choice: NonNullable<Verdict['choice']>) => {
    if (choice === 'rejected' || file?.possible.includes(choice)) change({ choice });
  };
  const punish = (sanction: 'warn' | 'suspend') => {
    if (!file?.author) return;
    // A sanction implies that the report is upheld; keeping the item is the default and can be changed.
    const choice = verdict.choice === null || verdict.choice === 'rejected' ? 'keep' : verdict.choice;
    change({ choice, sanction: verdict.sanction === sanction ? 'none' : sanction });
  };

  function show(item: QueueItem | undefined) {
    if (!item) return;
    openedKey.current = keyOf(item);
    setCurrentKey(keyOf(item));
    document.querySelector(`[data-item="${keyOf(item)}"]`)?.scrollIntoView({ block: 'nearest' });
  }
  function move(step: 1 | -1) {
    const index = items.findIndex((item) => keyOf(item) === key);
    show(items[index + step]);
  }
  async function decide() {
    if (!current || !key || !file || actions.isDeciding || problemOf(verdict)) return;
    const index = items.findIndex((item) => keyOf(item) === key);
    const next = items[index + 1] ?? items[index - 1];
    const opened = openedKey.current;
    if (!(await actions.decide(current, verdict))) return;
    // The moderator may have opened another item while this one was being decided.
    setDraft((begun) => (begun?.key === key ? undefined : begun));
    if (openedKey.current !== opened) return;
    setOpen(false);
    show(next);
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: () => choose('rejected'),
    r: () => choose('keep'),
    m: () => choose('hide'),
    s: () => choose('delete'),
    a: () => punish('warn'),
    u: () => punish('suspend'),
    v: () => void decide(),
    z: () => actions.undo(),
    p: () => actions.assign(!isMine),
    e: () => reasonField.current?.focus(),
    n: () => noteField.current?.focus(),
    ...Object.fromEntries(
      (answers?.answers ?? []).map(({ text }, index) => [
        String(index + 1),
        () => {
          if (verdict.choice !== null && verdict.choice !== 'rejected') change({ reason: text });
        },
      ]),
    ),
  });

  // The shortcuts stay active: the last decision can still be undone.
  if (!current) {
    return (
      <Card sx={{ p: 5, textAlign: 'center' }}>
        <Typography>Tout est traité. Les nouveaux signalements apparaîtront ici d’eux-mêmes.</Typography>
      </Card>
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(16rem, 2fr) minmax(0, 3fr)' },
        gap: 2,
        alignItems: 'start',
      }}
      aria-busy={isFetching}
    >
      <Card
        component="section"
        aria-label="File"
        sx={{
          display: { xs: isOpen ? 'none' : 'block', md: 'block' },
          maxHeight: { md: '75vh' },
          overflowY: 'auto',
        }}
      >
        <QueueList
          items={items}
          current={key}
          onOpen={(item) => {
            show(item);
            setOpen(true);
          }}
        />
      </Card>
      <Card
        component="section"
        aria-label="La chose signalée"
        sx={{ p: { xs: 1.5, md: 2.5 }, display: { xs: isOpen ? 'block' : 'none', md: 'block' } }}
      >
        <Button
          size="small"
          color="inherit"
          startIcon={<ArrowLeft size={16} aria-hidden />}
          onClick={() => setOpen(false)}
          sx={{ display: { md: 'none' }, mb: 1 }}
        >
          Retour à la file
        </Button>
        <Loaded query={query} of="de la chose signalée" failed="Cette chose n’a pas pu être chargée.">
          {(shown) => (
            <CasePanel key={key} file={shown} isMine={isMine} actions={actions} noteField={noteField}>
              <VerdictForm
                file={shown}
                verdict={verdict}
                isDeciding={actions.isDeciding}
                reasonField={reasonField}
                onChange={change}
                onDecide={() => void decide()}
              />
            </CasePanel>
          )}
        </Loaded>
      </Card>
    </Box>
  );
}
