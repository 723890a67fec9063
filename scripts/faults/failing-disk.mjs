import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { onExit } from 'signal-exit';

const SIZE = '64M';
const run = (command, ...args) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();

/** A small ext4 file system in a file that can be made to fail. */
export class FailingDisk {
  /** @param {string} image @param {string} folder where it is mounted */
  constructor(image, folder) {
    this.image = image;
    this.folder = folder;
  }

  /**
   * @param {string} place an empty folder
   * @returns {FailingDisk | undefined} undefined where this process may not mount
   */
  static make(place) {
    const disk = new FailingDisk(join(place, 'image'), join(place, 'disk'));
    mkdirSync(disk.folder);
    try {
      run('truncate', `--size=${SIZE}`, disk.image);
      run('mkfs.ext4', '-q', disk.image);
      disk.#mount();
    } catch {
      return undefined;
    }
    onExit(() => void run('umount', '-l', disk.folder));
    return disk;
  }

  /** Makes it read-only. Earlier writes stay; losing them would be another fault. */
  fail() {
    const device = basename(run('findmnt', '--noheadings', '--output=SOURCE', this.folder));
    run('fsfreeze', '--freeze', this.folder);
    writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, '1');
    run('fsfreeze', '--unfreeze', this.folder);
  }

  mountAnew() {
    run('umount', this.folder);
    this.#mount();
  }

  #mount() {
    run('mount', '-o', 'loop,errors=remount-ro', this.image, this.folder);
  }
}
