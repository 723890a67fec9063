import { aptInstall } from './apt.mjs';
import { findBinary } from './find-binary.mjs';

/**
 * OpenSSH’s program that answers SFTP, without the daemon that would listen for it: from what is installed, else from
 * Debian’s packages where this process may install them. Tests put it behind a connection of their own.
 * @returns {Promise<{path: string} | {missing: string}>}
 */
export async function sftpServer() {
  if (!findBinary('sftp-server')) await aptInstall('openssh-sftp-server');
  const path = findBinary('sftp-server');
  return path ? { path } : { missing: 'ni sftp-server d’OpenSSH, ni droit de l’installer par apt' };
}
