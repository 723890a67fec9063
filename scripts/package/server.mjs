// Entry point of the archive that `npm run package` makes: `node server.mjs` serves the site without installation.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `Passerelle a besoin de Node 24.15 ou plus récent\u00a0: celui-ci est le ${process.versions.node}.`,
  );
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
// @ts-expect-error: beside this file in the archive, not in the repository
await import('./backend/dist/main.js');
