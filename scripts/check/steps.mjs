import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot, packageFile } from '../setup/paths.mjs';
import { must } from '../setup/processes.mjs';
import { checkApiClient } from './api-client.mjs';
import { checkConfiguration } from './configuration.mjs';
import { checkDocPaths } from './doc-paths.mjs';

const SOURCES = ['api-client/src', 'backend/src', 'icons/src', 'frontend-public/src', 'frontend-admin/src'];

const tool = (file, ...args) => must(node(), [packageFile('.', file), ...args], { env: nodeEnv() });

/** No update check and no telemetry. */
const redoclyEnv = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/**
 * Checks that only read the sources. Each throws a Failure with the problem. The slowest come first, as two run at a
 * time.
 * @type {{name: string, isLong?: boolean, work: () => unknown}[]}
 */
export const steps = [
  { name: 'règles et types', work: () => tool('oxlint/bin/oxlint') },
  {
    name: 'mise en forme',
    work: () => tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '--cache', '.'),
  },
  {
    name: 'sens des imports',
    work: () =>
      tool(
        'dependency-cruiser/bin/dependency-cruiser.mjs',
        '--config',
        '.dependency-cruiser.mjs',
        '--output-type',
        'err-long',
        ...SOURCES,
      ),
  },
  {
    name: 'expressions régulières',
    // How much it finds depends on the speed of the machine.
    isLong: true,
    work: () => must(node(), [inRoot('scripts/check/patterns.mjs')], { env: nodeEnv() }),
  },
  { name: 'client de l’API à jour', work: checkApiClient },
  {
    name: 'description de l’API',
    work: () =>
      must(
        node(),
        [
          packageFile('backend', '@redocly/cli/bin/cli.js'),
          'lint',
          '--config',
          'backend/redocly.yaml',
          'api-client/openapi.json',
        ],
        { env: nodeEnv(redoclyEnv) },
      ),
  },
  {
    name: 'docker-compose.yml',
    work: () => tool('dclint/bin/dclint.cjs', '--max-warnings', '0', 'docker-compose.yml'),
  },
  { name: 'chemins cités dans la documentation', work: checkDocPaths },
  { name: 'variables décrites dans la documentation', work: checkConfiguration },
];
