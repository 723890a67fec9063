import { build } from '../setup/build.mjs';
import { install } from '../setup/install.mjs';

/** Builds all outdated workspaces. */
export default async function buildCommand() {
  install('site');
  await build();
}
