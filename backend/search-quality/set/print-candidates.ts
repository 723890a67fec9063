// Prints what the rule makes and the set does not hold, a line each as it stands there: for someone to read, and to
// take over what people would type.
import { readCorpus } from '../corpus.js';
import { makeCandidates } from './candidates.js';
import { readQueries, writeQuery } from './queries.js';

const held = new Set(readQueries().map(({ kind, text }) => `${kind}\t${text}`));
for (const candidate of makeCandidates(readCorpus()))
  if (!held.has(`${candidate.kind}\t${candidate.text}`)) console.log(writeQuery(candidate));
