// Runs on the system's Node (20.19 or newer) before anything is installed: nothing here or below may import a package.
// Commands start child processes for what needs Node 24 or packages.
import { Failure } from './setup/failure.mjs';

const commands = [
  'start',
  'test',
  'dev',
  'import',
  'backup',
  'restore',
  'bench',
  'faults',
  'check',
  'build',
  'format',
  'api:generate',
  'screenshots',
  'lighthouse',
  'package',
];
const [name, ...args] = process.argv.slice(2);

if (!commands.includes(name)) {
  console.error(`Usage\u00a0: node scripts/run.mjs ${commands.join(' | ')}`);
  process.exit(2);
}
try {
  const command = await import(`./commands/${name.replace(':', '-')}.mjs`);
  process.exitCode = (await command.default(args)) ?? 0;
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
}
process.exit();
