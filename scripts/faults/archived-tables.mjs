// Prints the tables in the manifest of an unencrypted archive as JSON. A separate process because it needs a package.
// Argument: the archive.
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { packageFile } from '../setup/paths.mjs';

const { openPromise } = await import(pathToFileURL(packageFile('backend', 'yauzl/index.js')).href);
const zip = await openPromise(process.argv[2], { autoClose: false });
for await (const entry of zip.eachEntry()) {
  if (entry.fileName !== 'manifest.json') continue;
  const { tables } = JSON.parse(await text(await zip.openReadStreamPromise(entry)));
  console.log(JSON.stringify(tables));
}
zip.close();
