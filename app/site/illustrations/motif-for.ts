import { hashSeed } from './random';

export const motifNames = [
  'bloch-sphere',
  'cell-field',
  'circuit',
  'civic',
  'constellation',
  'decision-boundary',
  'energy-landscape',
  'factory-line',
  'flow-graph',
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
  'standing-wave',
  'strata',
  'token-tree',
] as const;

export type MotifName = (typeof motifNames)[number];

type Choice = readonly [MotifName, ...MotifName[]];

/** First match wins, so the narrower subject stands above the wider one. */
const SUBJECTS: readonly (readonly [RegExp, Choice])[] = [
  [/bloch/, ['bloch-sphere']],
  [/prompt|retrieval|language model|\bllms?\b/, ['token-tree']],
  [/schedul|timetable/, ['factory-line']],
  [/vehicle|fleet|routing/, ['network']],
  [/qubo/, ['energy-landscape']],
  [/benchmark/, ['signal']],
  [/statevector|state vector/, ['standing-wave']],
  [/kernel|classif|calibrat/, ['decision-boundary']],
  [/post.quantum|cryptograph/, ['civic']],
  [/radiolog|imaging|x-ray|mri|scan/, ['radiograph']],
  [/cancer|oncolog|cell|patholog|biops/, ['cell-field']],
  [/health|medic|clinic|pharma|biolog|drug|patient/, ['cell-field', 'radiograph']],
  [/meditat|mindful|bliss|wellbeing|wellness/, ['phyllotaxis']],
  [/anneal|optimi[sz]|qubo|solver/, ['energy-landscape', 'energy-landscape', 'network', 'factory-line']],
  [/simulat|material|chemistry|molecul|tensor|lattice|physics/, ['lattice']],
  [/logistic|transport|supply|rout|mobility|deliver/, ['network']],
  [/energy|power|grid|utilit|climate/, ['power-grid']],
  [/financ|bank|trading|market|risk|portfolio|insur/, ['order-book']],
  [/manufactur|factory|industr|production/, ['factory-line']],
  [/secur|crypt|privacy|government|public sector|civic|defen[cs]e|policy|complian/, ['civic']],
  [/deepfake|unfaked|fake|provenance|misinformation/, ['provenance']],
  [/news|press|announce|event|signal/, ['signal']],
  [/querido/, ['prism']],
  [/quantum|qubit|qml/, ['circuit', 'bloch-sphere', 'interference', 'lattice']],
  [
    /llm|language model|nlp|prompt|token|agent|artificial|machine learning|\bai\b|\bml\b|model/,
    ['token-tree', 'token-tree', 'decision-boundary', 'interference'],
  ],
  [/automat|\brpa\b|workflow|process|integrat|enterprise|software|devops/, ['flow-graph']],
  [
    /python|engineer|sdk|api|code|developer|document|tutorial|notebook|programming/,
    ['notebook', 'flow-graph', 'signal', 'lattice'],
  ],
  [/course|learn|education|training|certif|student|career/, ['constellation']],
  [/consult|strateg|advis|business|leadership|company/, ['strata', 'strata', 'order-book']],
  [/research|science|paper/, ['interference', 'standing-wave', 'bloch-sphere']],
];

/** The motif of a subject; what no word decides, the seed does. */
export function motifFor(seed: string, topic?: string | null): MotifName {
  const hash = hashSeed(seed);
  const words = topic?.toLowerCase() ?? '';
  const choice = SUBJECTS.find(([pattern]) => pattern.test(words))?.[1] ?? motifNames;
  return choice[hash % choice.length] ?? 'interference';
}
