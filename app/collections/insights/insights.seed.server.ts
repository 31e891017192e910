export type InsightSeedStatus = 'draft' | 'published';

export type InsightSeedDifficulty = 'beginner' | 'intermediate' | 'advanced';

export interface InsightSeed {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML, from ./seed/<slug>.html */
  content: string;
  author: string;
  status: InsightSeedStatus;
  tags: string[];
  metaTitle: string;
  metaDescription: string;
  /** null is shown as "General" */
  researchCategory: string | null;
  difficulty: InsightSeedDifficulty;
  researchKeywords: string[];
  /** ISO 8601, UTC */
  publishDate: string;
}

const bodies = import.meta.glob<string>('./seed/*.html', {
  query: '?raw',
  eager: true,
  import: 'default',
});

function bodyOf(slug: string): string {
  const path = `./seed/${slug}.html`;
  const body = bodies[path];
  if (body === undefined || body.trim() === '') {
    throw new Error(
      `The seed insight "${slug}" has no text: app/collections/insights/seed/${slug}.html is missing or empty.`,
    );
  }
  return body;
}

const entries: Omit<InsightSeed, 'content'>[] = [
  {
    slug: 'statevector-memory-and-what-tensor-networks-buy',
    title: 'Statevector memory, and what tensor networks buy',
    excerpt:
      'Memory doubles with every qubit, yet some circuits of a hundred qubits fit on a laptop. What decides is entanglement, and it can be computed.',
    author: 'Quantum algorithms group',
    status: 'published',
    tags: ['Simulation', 'Tensor networks', 'Noise', 'Performance'],
    metaTitle: 'Statevector memory and tensor networks explained',
    metaDescription:
      'Why exact quantum simulation doubles in memory per qubit, what matrix product states store instead, and how to tell when an approximation has failed.',
    researchCategory: 'Quantum Computing',
    difficulty: 'advanced',
    researchKeywords: [
      'statevector',
      'density matrix',
      'matrix product state',
      'bond dimension',
      'quantum trajectories',
    ],
    publishDate: '2025-01-28T09:30:00.000Z',
  },
  {
    slug: 'how-a-quantum-annealer-solves-a-scheduling-problem',
    title: 'How a quantum annealer solves a scheduling problem',
    excerpt:
      'Four maintenance tasks, three time slots, a crane that two of them need. The complete path from a table of costs to a QUBO, with code that can be checked by brute force.',
    author: 'Quantum algorithms group',
    status: 'published',
    tags: ['Annealing', 'QUBO', 'Scheduling', 'Tutorial'],
    metaTitle: 'Quantum annealing for scheduling, step by step',
    metaDescription:
      'A scheduling problem turned into a QUBO step by step: one-hot variables, penalties and how large they should be, the Ising form, embedding and limits.',
    researchCategory: 'Featured',
    difficulty: 'intermediate',
    researchKeywords: [
      'QUBO',
      'Ising model',
      'penalty weights',
      'one-hot encoding',
      'minor embedding',
      'job scheduling',
    ],
    publishDate: '2025-02-25T08:00:00.000Z',
  },
  {
    slug: 'base-rates-and-calibration-in-cancer-screening',
    title: 'Base rates and calibration in cancer screening',
    excerpt:
      'A test with 90% sensitivity and 95% specificity, a positive result, and a probability of disease below 10%. The arithmetic, and what it means for software that outputs a probability.',
    author: 'Healthcare team',
    status: 'published',
    tags: ['Screening', 'Calibration', 'Statistics', 'Healthcare'],
    metaTitle: 'Cancer screening AI: base rates and calibration',
    metaDescription:
      'Sensitivity, specificity and predictive values in a worked example, how to correct a classifier for prevalence, and what to ask of a screening model.',
    researchCategory: 'Healthcare',
    difficulty: 'intermediate',
    researchKeywords: [
      'sensitivity',
      'specificity',
      'positive predictive value',
      'prevalence',
      'calibration',
      'prior shift',
    ],
    publishDate: '2025-03-27T06:45:00.000Z',
  },
  {
    slug: 'post-quantum-migration-for-banks',
    title: 'Post-quantum migration for banks: a sequence that works',
    excerpt:
      'The standards are final and the algorithms are in common libraries. What remains is inventory, order and suppliers. A plan for institutions whose data outlives their cryptography.',
    author: 'Enterprise solutions',
    status: 'published',
    tags: ['Cryptography', 'Banking', 'ML-KEM', 'Migration'],
    metaTitle: 'Post-quantum cryptography migration for banks',
    metaDescription:
      'What FIPS 203, 204 and 205 replace, what grows on the wire, how to judge urgency, and a migration sequence for banks that begins with an inventory.',
    researchCategory: 'Security',
    difficulty: 'intermediate',
    researchKeywords: [
      'FIPS 203',
      'FIPS 204',
      'FIPS 205',
      'ML-KEM',
      'ML-DSA',
      'SLH-DSA',
      'hybrid key exchange',
      'crypto-agility',
    ],
    publishDate: '2025-04-24T10:15:00.000Z',
  },
  {
    slug: 'error-mitigation-versus-error-correction',
    title: 'Error mitigation versus error correction',
    excerpt:
      'One pays with samples and becomes exponentially expensive. The other pays with qubits and has an entry fee. How each works, what each costs, and how to tell which one you need.',
    author: 'Quantum algorithms group',
    status: 'published',
    tags: ['Error correction', 'Error mitigation', 'Hardware', 'Noise'],
    metaTitle: 'Quantum error mitigation versus error correction',
    metaDescription:
      'Zero-noise extrapolation, probabilistic cancellation and the surface code compared by cost, with the formulas and a rule for choosing between them.',
    researchCategory: 'Quantum Computing',
    difficulty: 'intermediate',
    researchKeywords: [
      'zero-noise extrapolation',
      'probabilistic error cancellation',
      'surface code',
      'threshold',
      'magic states',
    ],
    publishDate: '2025-05-08T09:00:00.000Z',
  },
  {
    slug: 'evaluating-a-domain-llm-without-fooling-yourself',
    title: 'Evaluating a domain LLM without fooling yourself',
    excerpt:
      'The adapted model feels better. By how much, on which questions, compared with what? Test sets that can say no, intervals, paired tests, and judges that are judged themselves.',
    author: 'Applied AI team',
    status: 'published',
    tags: ['LLM', 'Evaluation', 'Statistics', 'Quality'],
    metaTitle: 'How to evaluate a domain LLM honestly',
    metaDescription:
      'Building a test set that can say no, confidence intervals, McNemar tests for paired comparisons, checking model judges, and a one-page report format.',
    researchCategory: 'Artificial Intelligence',
    difficulty: 'intermediate',
    researchKeywords: ['LLM evaluation', 'Wilson interval', 'McNemar test', 'contamination', 'LLM as judge'],
    publishDate: '2025-06-12T07:30:00.000Z',
  },
  {
    slug: 'vehicle-routing-classical-first-then-quantum',
    title: 'Vehicle routing: classical first, then quantum',
    excerpt:
      'Routing is the problem most people bring to a quantum company, and a poor first choice for quantum hardware. A baseline in Python, the numbers behind that judgment, and where hybrids fit.',
    author: 'Research team',
    status: 'published',
    tags: ['Routing', 'Logistics', 'Heuristics', 'QUBO'],
    metaTitle: 'Vehicle routing: classical baseline, then quantum',
    metaDescription:
      'A savings heuristic in Python, why the textbook QUBO for routing scales badly, and which subproblems of vehicle routing suit quantum annealers better.',
    researchCategory: 'Optimization',
    difficulty: 'intermediate',
    researchKeywords: [
      'vehicle routing',
      'Clarke-Wright savings',
      'set partitioning',
      'large neighborhood search',
      'hybrid solvers',
    ],
    publishDate: '2025-07-17T08:20:00.000Z',
  },
  {
    slug: 'retrieval-augmented-generation-for-regulated-documents',
    title: 'Retrieval-augmented generation for regulated documents',
    excerpt:
      'Was this text in force, was this user allowed to see it, does it really say that, and can we show it a year later? Four questions that turn a RAG demo into a system.',
    author: 'Applied AI team',
    status: 'published',
    tags: ['RAG', 'Compliance', 'PostgreSQL', 'LLM'],
    metaTitle: 'RAG for regulated documents: an engineering guide',
    metaDescription:
      'Retrieval-augmented generation where validity dates, permissions and verbatim quotes are checked in code: ingestion, SQL filters, citations and records.',
    researchCategory: 'Artificial Intelligence',
    difficulty: 'intermediate',
    researchKeywords: [
      'retrieval-augmented generation',
      'pgvector',
      'reciprocal rank fusion',
      'citation checking',
      'access control',
    ],
    publishDate: '2025-08-21T09:10:00.000Z',
  },
  {
    slug: 'vqe-for-small-molecules-from-first-principles',
    title: 'VQE for small molecules, from first principles',
    excerpt:
      'The ground state of the hydrogen molecule with NumPy and one parameter, every number traceable. Then the honest part: shots, ansatz, noise and the classical competition.',
    author: 'Quantum algorithms group',
    status: 'published',
    tags: ['VQE', 'Chemistry', 'Python', 'Tutorial'],
    metaTitle: 'VQE from first principles: hydrogen in NumPy',
    metaDescription:
      'The variational quantum eigensolver for the hydrogen molecule in one NumPy listing, with the cost of shots, ansatz choice, noise and classical rivals.',
    researchCategory: 'Quantum Computing',
    difficulty: 'advanced',
    researchKeywords: [
      'variational quantum eigensolver',
      'hydrogen molecule',
      'Pauli strings',
      'ansatz',
      'correlation energy',
    ],
    publishDate: '2025-09-18T08:40:00.000Z',
  },
  {
    slug: 'reading-a-quantum-benchmark-claim',
    title: 'How to read a quantum benchmark claim',
    excerpt:
      'Qubits, quantum volume, fidelities, speed-ups over supercomputers: what each number measures, what it leaves open, and six questions that work for all of them.',
    author: 'Research team',
    status: 'published',
    tags: ['Benchmarks', 'Quantum volume', 'Guide'],
    metaTitle: 'How to read a quantum benchmark claim',
    metaDescription:
      'A short guide to qubit counts, quantum volume, fidelity and time to solution, with six questions to ask of any claim about a quantum computer.',
    researchCategory: null,
    difficulty: 'beginner',
    researchKeywords: ['quantum volume', 'heavy output', 'time to solution', 'quantum advantage'],
    publishDate: '2025-10-09T11:00:00.000Z',
  },
  {
    slug: 'when-quantum-kernels-cannot-help',
    title: 'When quantum kernels cannot help',
    excerpt:
      'Some quantum kernels have a closed form that a laptop evaluates at once. Others concentrate until nothing can be estimated. How to find out before using any hardware.',
    author: 'Research team',
    status: 'published',
    tags: ['Quantum machine learning', 'Kernels', 'Python', 'Theory'],
    metaTitle: 'When quantum kernels cannot help, and how to tell',
    metaDescription:
      'Closed-form embeddings, exponential concentration and the geometric difference test: how to rule out a quantum kernel before spending hardware time.',
    researchCategory: 'Artificial Intelligence',
    difficulty: 'advanced',
    researchKeywords: [
      'quantum kernels',
      'exponential concentration',
      'geometric difference',
      'support vector machine',
    ],
    publishDate: '2025-10-30T09:50:00.000Z',
  },
  {
    slug: 'annealing-gate-model-or-gpu',
    title: 'Annealing, gate model or GPU? A decision guide',
    excerpt:
      'Five questions, in the right order, lead to a defensible default for most problems. Four warnings say when to distrust it. Often the answer is a classical solver.',
    author: 'Research team',
    status: 'published',
    tags: ['Decision guide', 'Annealing', 'Gate model', 'GPU'],
    metaTitle: 'Annealing, gate model or GPU: a decision guide',
    metaDescription:
      'Which machine suits which problem: five questions to choose between annealers, gate-model quantum computers, GPUs and classical solvers, with examples.',
    researchCategory: 'Featured',
    difficulty: 'beginner',
    researchKeywords: ['quantum annealing', 'gate model', 'GPU', 'hardware choice', 'hybrid computing'],
    publishDate: '2025-11-27T07:15:00.000Z',
  },
  {
    slug: 'grid-balancing-as-an-optimization-problem',
    title: 'Grid balancing as an optimization problem',
    excerpt:
      'Unit commitment decides which generators run tomorrow. What the problem looks like, what renewables change, and where a new kind of solver could be worth testing.',
    author: 'Research team',
    status: 'draft',
    tags: ['Energy', 'Unit commitment', 'Optimization'],
    metaTitle: 'Grid balancing as an optimization problem',
    metaDescription:
      'Unit commitment in plain terms: decisions and constraints, what renewable forecasts change, and where decomposition leaves room for new solvers.',
    researchCategory: 'Optimization',
    difficulty: 'intermediate',
    researchKeywords: ['unit commitment', 'mixed-integer programming', 'stochastic optimization', 'storage'],
    publishDate: '2025-12-16T10:30:00.000Z',
  },
];

export const insightsSeed: InsightSeed[] = entries.map((entry) => ({ ...entry, content: bodyOf(entry.slug) }));
