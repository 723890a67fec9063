import { readFileSync } from 'node:fs';
import { Failure } from '../setup/failure.mjs';
import { inRoot } from '../setup/paths.mjs';

const PAGE = 'docs/configuration.md';
const read = (path) => readFileSync(inRoot(path), 'utf8');

/** Fails when the table of docs/configuration.md does not match the variables that the server reads. */
function checkConfiguration() {
  const rows = documented();
  const variables = declared();
  const secret = secretVariables();
  const problems = [
    ...[...variables.keys()].filter((name) => !rows.has(name)).map((name) => `${name} manque`),
    ...[...rows.keys()].filter((name) => !variables.has(name)).map((name) => `${name} n’est lue nulle part`),
    ...[...rows].flatMap(([name, row]) => problemsOf(name, row, variables.get(name), secret.has(name))),
  ];
  if (problems.length > 0) throw new Failure(`${PAGE} ne suit pas le code\u00a0:\n${problems.join('\n')}`);
}

function problemsOf(name, { standard, file }, value, isSecret) {
  return [
    ...(value === undefined || standard.includes(`\`${value}\``) ? [] : [`${name} a pour défaut ${value}`]),
    ...((file === 'oui') === isSecret ? [] : [`${name}_FILE ${isSecret ? 'existe' : 'n’existe pas'}`]),
  ];
}

/** Rows of the table by variable. */
function documented() {
  const rows = read(PAGE).matchAll(/^\| `([A-Z\d_]+)`\s*\|.*\|([^|]*)\|([^|]*)\|$/gm);
  return new Map([...rows].map(([, name, standard, file]) => [name, { standard, file: file.trim() }]));
}

/** Variables and their literal defaults, as backend/src/config.ts declares them. */
function declared() {
  const lines = read('backend/src/config.ts').matchAll(/^ {6}([A-Z\d_]+): .*\(\{ default: (.+) \}\),$/gm);
  return new Map(
    [...lines].map(([, name, value]) => [
      name,
      value === 'undefined' ? undefined : value.replaceAll("'", ''),
    ]),
  );
}

/** Variables that a file can hold, as backend/src/config/secret-variables.ts lists them. */
function secretVariables() {
  const lists = read('backend/src/config/secret-variables.ts').matchAll(
    /^const \w+ = \[([^\]]*)\] as const;/gm,
  );
  return new Set([...lists].flatMap(([, names]) => names.match(/[A-Z\d_]+/g)));
}

checkConfiguration();
