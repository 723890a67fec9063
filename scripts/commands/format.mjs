import { install } from '../setup/install.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { packageFile } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';

/** Formats all files. */
export default async function format() {
  install();
  return run(node(), [packageFile('.', 'prettier/bin/prettier.cjs'), '--write', '--log-level', 'warn', '.'], {
    env: nodeEnv(),
  });
}
