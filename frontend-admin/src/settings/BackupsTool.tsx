import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import Archive from '~icons/archive';
import { formatBytes } from '@passerelle/api-client/numbers';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { Muted } from '../frame/Muted';
import { useToast } from '../toasts/use-toast';
import { BackupPlan } from './BackupPlan';
import { backupsQuery, type Backups } from './backup';
import { Tool } from './Tool';
import { useEnd } from './use-end';

const SHOWN = 5;

/** Starts a backup and lists the latest, whoever started them. */
export function BackupsTool() {
  const { succeed, fail } = useToast();
  const { data: state } = useQuery(backupsQuery);
  const beginning = useAction(() => call('POST', '/api/admin/backups'), {
    failed: 'Une erreur est survenue lors de la sauvegarde.',
    answers: backupsQuery,
  });
  useEnd(state?.isRunning, () => {
    if (state?.problem) return fail(undefined, state.problem);
    succeed({
      title: 'Sauvegarde faite',
      description: 'Le site est sauvegardé ; la sauvegarde a été restaurée pour l’essai.',
    });
  });
  return (
    <Tool
      icon={Archive}
      title="Sauvegardes"
      text="Chacune est restaurée pour l’essai. Gardez-en ailleurs que sur cette machine : un disque peut mourir."
      button="Sauvegarder maintenant"
      isRunning={beginning.isPending || state?.isRunning === true}
      onRun={() => beginning.mutate()}
      below={
        state && (
          <>
            <Place {...state} />
            <BackupPlan {...state} />
          </>
        )
      }
    >
      {state && <LastBackups {...state} />}
    </Tool>
  );
}

/** Folder and encryption, both set in the server’s environment. */
function Place({ folder, isElsewhere, isEncrypted }: Backups) {
  return (
    <Muted>
      {isElsewhere
        ? `Elles vont là où la variable BACKUP_DIR du serveur le dit : ${folder}.`
        : `Elles vont dans ${folder} ; la variable BACKUP_DIR du serveur les enverrait ailleurs.`}{' '}
      {isEncrypted
        ? 'Elles sont chiffrées par la phrase secrète de sa variable BACKUP_KEY : sans elle, nul ne les restaure.'
        : 'Elles ne sont pas chiffrées : il y faut une phrase secrète, dans sa variable BACKUP_KEY.'}
    </Muted>
  );
}

function LastBackups({ problem, backups }: Backups) {
  return (
    <>
      {problem && <Typography sx={{ color: 'error.main' }}>{problem}</Typography>}
      {backups.length === 0 && !problem && 'Aucune sauvegarde pour le moment.'}
      {backups.length > 0 && (
        <Box component="ul" sx={{ m: 0, mb: 0.5, pl: 2.5 }}>
          {backups.slice(0, SHOWN).map(({ name, createdAt, bytes, addedBytes, isAutomatic }) => (
            <li key={name}>
              {formatMoment(createdAt)} · {formatBytes(bytes)}
              {addedBytes !== null && `, dont ${formatBytes(addedBytes)} de nouveau`}
              {originOf(name, isAutomatic)} ·{' '}
              <Link
                href={`/api/admin/backups/${name}`}
                download
                title={name}
                aria-label={`Télécharger la sauvegarde du ${formatMoment(createdAt)}`}
              >
                Télécharger
              </Link>
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

function originOf(name: string, isAutomatic: boolean): string {
  if (name.startsWith('passerelle-upgrade-')) return ' · avant une mise à jour';
  return isAutomatic ? '' : ' · à la demande';
}
