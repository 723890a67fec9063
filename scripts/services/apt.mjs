import { must } from '../setup/processes.mjs';
import { say, step } from '../setup/progress.mjs';
import { findBinary } from './find-binary.mjs';

const OPTIONS = [
  '-o',
  'Acquire::Retries=1',
  '-o',
  'Acquire::http::Timeout=20',
  '-o',
  'Dpkg::Use-Pty=0',
  '-qq',
];

/** Installs Debian packages where this process may. Prints the reason and returns false when that fails. */
export async function aptInstall(...packages) {
  if (process.platform === 'win32' || process.getuid() !== 0 || !findBinary('apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await step(`Installation de ${packages.join(' et ')} par apt`, async () => {
      await must('apt-get', [...OPTIONS, 'update'], { env });
      await must('apt-get', [...OPTIONS, 'install', '-y', '--no-install-recommends', ...packages], { env });
    });
    return true;
  } catch (error) {
    say(error.message);
    return false;
  }
}
