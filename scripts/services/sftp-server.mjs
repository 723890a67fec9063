import { aptInstall } from './apt.mjs';
import { findBinary } from './find-binary.mjs';

/**
 * Finds OpenSSH's sftp-server, without sshd, or installs it from Debian where this process may. Tests run it behind
 * their own SSH connection.
 * @returns {Promise<{path: string} | {missing: string}>}
 */
export async function sftpServer() {
  if (!findBinary('sftp-server')) await aptInstall('openssh-sftp-server');
  const path = findBinary('sftp-server');
  return path ? { path } : { missing: 'ni sftp-server d’OpenSSH, ni droit de l’installer par apt' };
}
