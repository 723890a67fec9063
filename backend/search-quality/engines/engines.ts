import type { Engine } from './engine.js';
import { Fts5Engine } from './fts5.js';
import { MiniSearchEngine } from './minisearch.js';
import { OramaEngine } from './orama.js';
import { PasserelleEngine } from './passerelle.js';

/** The engines to measure, by their names in reports; ours first. */
export const engines: Record<string, () => Engine> = {
  Passerelle: () => new PasserelleEngine(),
  FTS5: () => new Fts5Engine(),
  MiniSearch: () => new MiniSearchEngine(),
  Orama: () => new OramaEngine(),
};
