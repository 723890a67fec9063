// Prints the candidates that the set lacks, one per line in its format. A person reads them and adds those that people
// would type.
import { readCorpus } from '../corpus.js';
import { makeCandidates } from './candidates.js';
import { readQueries, writeQuery } from './queries.js';

const held = new Set(readQueries().map(({ kind, text }) => `${kind}\t${text}`));
for (const candidate of makeCandidates(readCorpus()))
  if (!held.has(`${candidate.kind}\t${candidate.text}`)) console.log(writeQuery(candidate));
