import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { ConfigError, readConfig } from '../../config.js';
import { openDataFolder } from '../../platform/common/data-folder.js';
import { maskedError } from '../../platform/common/mask-secrets.js';
import { showProgress } from './import-progress.js';
import { describeReport } from './import-report.js';
import type { ImportOptions } from './import-run.js';
import { Refusal } from './refusal.js';

const USAGE = `Usage : npm run import -- DOSSIER [--create-domains] [--remote-images=copy|intranet|leave]
DOSSIER contient des tutoriels en Markdown (.md), chacun avec son en-tête YAML.
--create-domains crée les domaines que ces en-têtes nomment et que le site n’a pas.
--remote-images dit ce que deviennent les images d’autres sites : copy les copie dans le site (par défaut),
  intranet aussi depuis un réseau privé, leave les laisse où elles sont.`;

const REMOTE_IMAGES = ['copy', 'intranet', 'leave'] as const;

/** Parses the command line; undefined if it is invalid. */
function read(args: string[]): ({ folder: string } & ImportOptions) | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'create-domains': { type: 'boolean', default: false },
        'remote-images': { type: 'string', default: 'copy' },
      },
    });
    const [folder, ...rest] = positionals;
    const remoteImages = REMOTE_IMAGES.find((choice) => choice === values['remote-images']);
    if (!folder || rest.length > 0 || !remoteImages) return undefined;
    // npm changes the working directory, so relative paths are resolved from where the command was typed.
    const from = process.env['INIT_CWD'] ?? process.cwd();
    return { folder: resolve(from, folder), createsDomains: values['create-domains'], remoteImages };
  } catch {
    return undefined;
  }
}

/**
 * Rendering threads take these over when they start. A text’s trees fit a larger young generation, so they are not
 * copied while it is rendered; and V8’s last compiler costs more than it saves within one run.
 */
const THREAD_FLAGS = ['--max-semi-space-size=16', '--no-turbofan'];

async function run(args: string[]): Promise<number> {
  const asked = read(args);
  if (!asked) {
    console.error(USAGE);
    return ['--help', '-h'].includes(args[0] ?? '') ? 0 : 1;
  }
  const { folder, ...options } = asked;
  for (const flag of THREAD_FLAGS) setFlagsFromString(flag);
  // Loaded only now because it takes seconds, which a usage error should not cost.
  const [{ NestFactory }, { AppModule }, { SeedService }, { ImportService }] = await Promise.all([
    import('@nestjs/core'),
    import('../../app.module.js'),
    import('../../site/seed/seed.service.js'),
    import('./import.service.js'),
  ]);
  // Workers stay off; the events are handled by the running site, or at its next start.
  const config = readConfig({ ...process.env, WORKERS: 'off' });
  openDataFolder(config);
  const app = await NestFactory.createApplicationContext(AppModule.register(config, false), {
    logger: ['fatal', 'error', 'warn'],
    abortOnError: false,
  });
  const progress = showProgress(process.stdout);
  try {
    await app.get(SeedService).seedContent();
    const report = await app.get(ImportService).importFolder(folder, {
      ...options,
      onProgress: (done, total) => progress.show(done, total),
    });
    progress.stop();
    console.log(describeReport(report));
    return 0;
  } finally {
    progress.stop();
    await app.close();
  }
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(
      error instanceof ConfigError || error instanceof Refusal ? error.message : maskedError(error),
    );
    process.exitCode = 1;
  },
);
