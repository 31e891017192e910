import { hashSeed } from './random';

export const motifNames = [
  'archive',
  'bloch-sphere',
  'cell-field',
  'circuit',
  'civic',
  'constellation',
  'day-dial',
  'decision-boundary',
  'energy-landscape',
  'factory-line',
  'flow-graph',
  'inspection',
  'interference',
  'lattice',
  'network',
  'notebook',
  'order-book',
  'phyllotaxis',
  'power-grid',
  'prism',
  'provenance',
  'radiograph',
  'signal',
  'sinogram',
  'standing-wave',
  'storage',
  'strata',
  'token-tree',
  'train-graph',
] as const;

export type MotifName = (typeof motifNames)[number];

type Choice = readonly [MotifName, ...MotifName[]];

/** First match wins, so the narrower subject stands above the wider one. The last is the next best, where that one is taken. */
const SUBJECTS: readonly (readonly [RegExp, Choice, MotifName?])[] = [
  [/bloch/, ['bloch-sphere']],
  [/statevector|state vector/, ['standing-wave']],
  [/archiv|retriev|\brag\b|knowledge base/, ['archive']],
  [/\bmemory|\bcache/, ['strata']],
  [/\blogs?\b|\blogging|observab|telemetr/, ['signal']],
  [/prompt|language model|\bllms?\b/, ['token-tree']],
  [/teach|course|student|curricul/, ['constellation']],
  [/inspect|computer vision|visual|defect/, ['inspection']],
  [/theat(?:re|er)|operating (?:list|room)|timetabl|roster|\bshifts?\b|calendar|appointment/, ['day-dial']],
  [/schedul|downtime/, ['factory-line']],
  [/maintenance|vibration/, ['signal']],
  [/storage|batter/, ['storage']],
  [/vehicle|fleet|\brout(e|ing)|logistic|transport|supply chain|mobility|deliver|traffic/, ['network'], 'train-graph'],
  [/qubo/, ['energy-landscape']],
  [/benchmark/, ['signal']],
  [/post.quantum|cryptograph/, ['civic']],
  [/error.(correct|mitigat)|circuit/, ['circuit']],
  [/radiolog|imaging|x-ray|\bmri\b|\bscans?\b|\bscanner/, ['radiograph'], 'sinogram'],
  [/cancer|oncolog|\bcells?\b|patholog|biops/, ['cell-field']],
  [/kernel|classif|calibrat/, ['decision-boundary']],
  [/health|medic|clinic|pharma|biolog|drug|patient/, ['cell-field', 'radiograph', 'sinogram']],
  [/meditat|mindful|bliss|wellbeing|wellness/, ['phyllotaxis']],
  [/\bgrid|power grid|unit commitment/, ['power-grid', 'storage']],
  [/anneal|optimi[sz]|solver/, ['energy-landscape']],
  [/simulat|material|chemistry|molecul|tensor|lattice|physics/, ['lattice']],
  [/energy|power|utilit|climate/, ['power-grid', 'storage']],
  [/financ|bank|trading|market|risk|portfolio|insur/, ['order-book']],
  [/manufactur|factory|industr|production/, ['factory-line', 'inspection']],
  [/secur|crypt|privacy|government|public sector|civic|defen[cs]e|policy|complian/, ['civic']],
  [/deepfake|unfaked|fake|provenance|misinformation/, ['provenance']],
  [/news|press|announce|event|signal/, ['signal']],
  [/querido/, ['prism']],
  [/\bdemos?\b/, ['standing-wave']],
  [/quantum|qubit|qml/, ['circuit', 'bloch-sphere', 'interference', 'lattice']],
  [
    /nlp|token|agent|artificial|machine learning|\bai\b|\bml\b|model/,
    ['token-tree', 'token-tree', 'decision-boundary', 'interference'],
  ],
  [/automat|\brpa\b|workflow|process|integrat|enterprise|software|devops/, ['flow-graph']],
  [
    /python|engineer|sdk|api|code|developer|document|tutorial|notebook|programming/,
    ['notebook', 'flow-graph', 'signal', 'lattice'],
  ],
  [/learn|education|training|certif|career/, ['constellation']],
  [/consult|strateg|advis|business|leadership|company/, ['strata', 'strata', 'order-book']],
  [/research|science|paper/, ['interference', 'standing-wave', 'bloch-sphere']],
];

/**
 * The motif of a subject; what no word decides, the seed does.
 * @param words what is said of it, the weightiest first: the tags are asked only where the title names no subject
 * @param taken a motif that stands beside it already: then the next best
 */
export function motifFor(seed: string, words: readonly string[], taken?: MotifName): MotifName {
  const isFree = (motif: MotifName) => motif !== taken;
  const choice = firstFitting(words, isFree) ?? motifNames.filter(isFree);
  return choice[hashSeed(seed) % choice.length] ?? 'interference';
}

/** One subject after the other, only until one fits: a list asks for each of its records. */
function firstFitting(words: readonly string[], isFree: (motif: MotifName) => boolean): MotifName[] | null {
  for (const some of words) {
    const said = some.toLowerCase();
    for (const [pattern, choice, next] of SUBJECTS) {
      if (!pattern.test(said)) continue;
      const free = choice.filter(isFree);
      if (free.length > 0) return free;
      if (next) return [next];
    }
  }
  return null;
}
