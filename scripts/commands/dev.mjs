import concurrently from 'concurrently';

// The server is recompiled and restarted on each change, and serves the public site through Vite, as PASSERELLE_DEV
// requests.
const watch = 'node --watch-preserve-output';
const compiler = `${watch} --watch-path=api-client/src --watch-path=backend/src scripts/setup/compile.mjs`;
const { result } = concurrently(
  [
    { name: 'compiler', command: `${compiler} api-client backend` },
    {
      name: 'server',
      command: `${watch} --watch backend/dist/main.js`,
      env: { NODE_ENV: 'development', PASSERELLE_DEV: '1' },
    },
  ],
  { killOthersOn: ['failure', 'success'], successCondition: 'command-server', raw: true },
);
await result.catch(() => (process.exitCode = 1));
