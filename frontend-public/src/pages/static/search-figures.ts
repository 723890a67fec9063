import recorded from '../../../../backend/search-quality/figures.json';

interface Quality {
  queries: number;
  ndcg: number;
  recall1: number;
  recall10: number;
  empty: number;
}

interface Run {
  documents: number;
  quality?: Record<string, Quality>;
  p50: number;
  p95: number;
  indexBytes: number;
  memoryBytes: number;
}

/** In display order; keys are those of the query set. */
const kinds = {
  title: 'Mots du titre',
  'no-accents': 'Sans les accents',
  'error-left-out': 'Une lettre oubliée',
  'error-doubled': 'Une lettre doublée',
  'error-swapped': 'Deux lettres inversées',
  'error-wrong': 'Une lettre fausse',
  'error-added': 'Une lettre de trop',
  ending: 'Autres terminaisons',
  elided: 'Avec une élision',
  body: 'Mots du texte',
  question: 'Questions',
  bilingual: 'En deux langues',
  all: 'Ensemble',
};

const engines: Record<string, Run[]> = recorded.engines;
const engineNames = Object.keys(engines);
/** The engines ours is compared with. */
export const otherEngines = engineNames.slice(1);
export const { measuredOn, speedMeasuredOn } = recorded;

const qualityOf = (engine: string, kind: string): Quality => engines[engine]![0]!.quality![kind]!;
const [ours] = engineNames as [string];

export const queryCount = qualityOf(ours, 'all').queries;
export const tutorialCount = engines[ours]![0]!.documents;

export const qualityRows = Object.entries(kinds).map(([kind, label]) => ({
  label,
  ours: qualityOf(ours, kind),
  ndcg: engineNames.map((engine) => qualityOf(engine, kind).ndcg),
}));

/** Runs by number of tutorials and engine; undefined where an engine could not hold so many. */
export const speedRows = engines[ours]!.map(({ documents }) => ({
  documents,
  runs: engineNames.map((engine) => engines[engine]!.find((run) => run.documents === documents)),
}));
