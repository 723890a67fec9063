import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { ConfigError, readConfig } from '../../config.js';
import { SeedService } from '../../site/seed/seed.service.js';
import { showProgress } from './import-progress.js';
import { describeReport } from './import-report.js';
import { ImportService } from './import.service.js';
import { Refusal } from './refusal.js';

const USAGE = `Usage : npm run import -- DOSSIER [--create-domains]
DOSSIER contient des tutoriels en Markdown (.md), chacun avec son en-tête YAML.
--create-domains crée les domaines que ces en-têtes nomment et que le site n’a pas.`;

async function run(args: string[]): Promise<number> {
  const createsDomains = args.includes('--create-domains');
  const [folder, ...rest] = args.filter((argument) => argument !== '--create-domains');
  if (!folder || folder.startsWith('-') || rest.length > 0) {
    console.error(USAGE);
    return folder === '--help' || folder === '-h' ? 0 : 1;
  }
  // What the import brings about is left to the site, now or when it is started.
  const config = readConfig({ ...process.env, WORKERS: 'off' });
  const app = await NestFactory.createApplicationContext(AppModule.register(config, false), {
    logger: ['fatal', 'error', 'warn'],
    abortOnError: false,
  });
  const progress = showProgress(process.stdout);
  try {
    await app.get(SeedService).seedContent();
    const report = await app.get(ImportService).importFolder(folder, {
      createsDomains,
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
    console.error(error instanceof ConfigError || error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  },
);
