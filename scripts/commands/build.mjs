import { build } from '../setup/build.mjs';
import { install } from '../setup/install.mjs';

/** Builds whatever is out of date. */
export default async function buildCommand() {
  await install('site');
  await build();
}
