import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from '~icons/arrow-left';
import { useRef, useState } from 'react';
import { Loaded } from '../frame/Loaded';
import { useUnsaved } from '../frame/unsaved';
import { usePersonHere } from '../gate/session';
import { useShortcuts } from '../reports/use-shortcuts';
import { QueueList } from './QueueList';
import { answersQuery, fileQuery, keyOf, type QueueItem, type SubjectRef } from './subject';
import { CaseNotes } from './CaseNotes';
import { CasePanel } from './CasePanel';
import { Settled } from './Settled';
import { useOpenedItem, type Listed } from './use-opened-item';
import { useQueueActions } from './use-queue-actions';
import { undecided, problemOf, type Verdict } from './verdict';
import { VerdictForm } from './VerdictForm';

/** Placeholder that disables the query. */
const NOTHING = { kind: 'comment', subjectId: 0 } as const;

interface QueueViewProps extends Listed {
  isFetching: boolean;
  /** Opened first. */
  asked: SubjectRef | undefined;
}

/** The queue and the opened item, usable with keyboard alone. */
export function QueueView({ isFetching, asked, ...listed }: QueueViewProps) {
  const { id: me } = usePersonHere();
  const { current, open, itemBeside } = useOpenedItem(listed, asked);
  const { items, isPrevious } = listed;
  /** On phones, whether the item is shown instead of the queue. */
  const [isOpen, setOpen] = useState(asked !== undefined);
  /** Unsent verdicts and notes, by item. */
  const [verdicts, setVerdicts] = useState<Record<string, Verdict>>({});
  const [notes, setNotes] = useState<Record<string, string>>({});
  const written = [...Object.values(verdicts).map(({ reason }) => reason), ...Object.values(notes)];
  useUnsaved(
    written.some((text) => text.trim() !== ''),
    'screen',
  );
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const key = current && keyOf(current);
  /** Item that was opened last: a decided item leaves the queue before the next one is opened. */
  const openedKey = useRef<string>(undefined);
  /** Whether a decision has removed the focused button. */
  const isDecided = useRef(false);
  const actions = useQueueActions(current);
  const query = useQuery({ ...fileQuery(current ?? NOTHING), enabled: current !== undefined });
  const { data: file } = query;
  const { data: answers } = useQuery(answersQuery);
  const verdict = (key && verdicts[key]) || undecided;
  const isMine = file?.assignee?.id === me;
  const isSettled = file?.pending === 0;

  const change = (changes: Partial<Verdict>) => {
    if (key && !isSettled) setVerdicts({ ...verdicts, [key]: { ...verdict, ...changes } });
  };
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
    openedKey.current = item && keyOf(item);
    open(item);
    if (!item) return;
    document.querySelector(`[data-item="${keyOf(item)}"]`)?.scrollIntoView({ block: 'nearest' });
  }
  function move(step: 1 | -1) {
    const next = itemBeside(step);
    if (next) show(next);
  }
  async function decide() {
    if (!current || !key || !file || isSettled || actions.isDeciding || problemOf(verdict)) return;
    const next = itemBeside(1) ?? itemBeside(-1);
    const before = openedKey.current;
    if (!(await actions.decide(current, verdict))) return;
    setVerdicts(({ [key]: _, ...others }) => others);
    // The moderator may have opened another item while this one was being decided.
    if (openedKey.current !== before) return;
    setOpen(false);
    isDecided.current = true;
    show(next);
  }
  function continueAt(heading: HTMLElement | null) {
    if (!heading || !isDecided.current) return;
    isDecided.current = false;
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
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
    z: () => actions.undoLast(),
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
        <Typography>
          {isPrevious
            ? 'Chargement…'
            : 'Tout est traité. Les nouveaux signalements apparaîtront ici d’eux-mêmes.'}
        </Typography>
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
            <CasePanel
              key={key}
              heading={continueAt}
              file={shown}
              isMine={isMine}
              onAssign={actions.assign}
              notes={
                <CaseNotes
                  file={shown}
                  text={notes[keyOf(shown)] ?? ''}
                  field={noteField}
                  onChange={(text) => setNotes({ ...notes, [keyOf(shown)]: text })}
                  onNote={actions.note}
                />
              }
            >
              {isSettled && (
                <Settled
                  file={shown}
                  hasText={Boolean(verdict.reason.trim() || notes[keyOf(shown)]?.trim())}
                  onNext={() => show(itemBeside(1))}
                />
              )}
              <VerdictForm
                file={shown}
                verdict={verdict}
                isDeciding={actions.isDeciding || isSettled}
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
