import type { SitePage } from './site-page';

const quantum = 'Quantum computing';
const ai = 'Artificial intelligence';
const health = 'Healthcare and enterprise';

export const servicePages: SitePage[] = [
  {
    path: '/services',
    label: 'Services',
    summary: 'Four lines of work, one engineering team',
    title: 'Services: quantum computing, AI, healthcare and enterprise',
    description:
      'What Quzones builds and runs: quantum simulators, annealers and computers, language models, automation, cancer detection and enterprise systems.',
    motif: 'signal',
  },
  {
    path: '/services/quantum-computing',
    label: 'Quantum Computing',
    menu: 'Services',
    column: quantum,
    summary: 'Simulators, annealers, computers and the tools to use them',
    title: 'Quantum computing: simulators, annealers and computers',
    description:
      'Run circuits on a simulator, optimization problems on an annealer and algorithms on a quantum computer, from one SDK with one way to submit a job.',
    motif: 'bloch-sphere',
  },
  {
    path: '/services/quantum-computing/simulators',
    label: 'Simulators',
    menu: 'Services',
    column: quantum,
    summary: 'Develop and test circuits before you pay for hardware',
    title: 'Quantum circuit simulators',
    description:
      'Simulate quantum circuits exactly or with tensor networks, with noise where you want it, and compare the result with hardware before you pay for it.',
    motif: 'lattice',
  },
  {
    path: '/services/quantum-computing/annealers',
    label: 'Annealers',
    menu: 'Services',
    column: quantum,
    summary: 'Routing, scheduling and portfolio problems as energy minima',
    title: 'Quantum annealers for optimization problems',
    description:
      'State a routing, scheduling or portfolio problem as an energy function, submit it to the Quzones annealer and get ranked solutions with their energies.',
    motif: 'energy-landscape',
  },
  {
    path: '/services/quantum-computing/computers',
    label: 'Quantum Computers',
    menu: 'Services',
    column: quantum,
    summary: 'Gate-model machines behind a queue and an API',
    title: 'Gate-model quantum computers',
    description:
      'Access to gate-model quantum computers through one API: calibrated gates, error mitigation, a queue that you can see and results with their error bars.',
    motif: 'circuit',
  },
  {
    path: '/services/quantum-computing/sdks-playground',
    label: 'SDKs & Playground',
    menu: 'Services',
    column: quantum,
    summary: 'Write a circuit in Python or in the browser',
    title: 'Quantum SDKs and browser playground',
    description:
      'Write a first quantum circuit in the browser without installing anything, then take the same program to the Python SDK and to real back ends.',
    motif: 'notebook',
    ownRoute: true,
    reads: ['c', 'g', 'k'],
  },
  {
    path: '/services/quantum-computing/querido',
    label: 'Querido',
    menu: 'Services',
    column: quantum,
    summary: 'A quantum-AI system that chooses the solver for you',
    title: 'Querido, the quantum-AI system',
    description:
      'Querido takes a problem in plain terms, decides which part belongs on a classical, annealing or gate-model solver, and explains the choice it made.',
    motif: 'prism',
  },
  {
    path: '/services/ai-solutions',
    label: 'AI Solutions',
    menu: 'Services',
    column: ai,
    summary: 'Models that are trained, measured and operated for one job',
    title: 'AI solutions: language models, automation and hybrid systems',
    description:
      'Language models trained on your documents, automated workflows and hybrid quantum-AI systems: built for one job, measured on it and operated for you.',
    motif: 'decision-boundary',
  },
  {
    path: '/services/ai-solutions/custom-llm',
    label: 'Custom LLMs',
    menu: 'Services',
    column: ai,
    summary: 'Language models that know your field and cite your sources',
    title: 'Custom language models',
    description:
      'Language models adapted to your field, answering from your own documents with citations, inside your own network if the data may not leave it.',
    motif: 'token-tree',
  },
  {
    path: '/services/ai-solutions/automation-rpa',
    label: 'Automation & RPA',
    menu: 'Services',
    column: ai,
    summary: 'Take the repetitive half of a process off people’s desks',
    title: 'Automation and robotic process automation',
    description:
      'Workflows that read, decide and enter data across your systems, with a person in the loop where it matters and an audit trail for every single step.',
    motif: 'flow-graph',
  },
  {
    path: '/services/ai-solutions/quantum-ai-systems',
    label: 'Quantum-AI Systems',
    menu: 'Services',
    column: ai,
    summary: 'Hybrid intelligence: quantum solvers inside a learning loop',
    title: 'Hybrid intelligence: quantum and AI in one system',
    description:
      'Hybrid systems in which a model proposes, a quantum or classical solver searches, and the result trains the next proposal. Built for hard decisions.',
    motif: 'interference',
  },
  {
    path: '/services/ai-solutions/platforms',
    label: 'AI Platforms',
    menu: 'Services',
    column: ai,
    summary: 'Unfaked and Bliss, two platforms for the public',
    title: 'AI platforms: Unfaked and Bliss',
    description:
      'Two platforms that Quzones runs for the public: Unfaked, for investigative news with its evidence attached, and Bliss, for learning from spiritual texts.',
    motif: 'signal',
  },
  {
    path: '/services/ai-solutions/platforms/unfaked',
    label: 'Unfaked',
    summary: 'Investigative news with the evidence attached',
    title: 'Unfaked, the AI investigative news platform',
    description:
      'Unfaked traces a news claim back to its first publication, shows who repeated it and lays out the evidence for and against, so that readers can judge.',
    motif: 'provenance',
  },
  {
    path: '/services/ai-solutions/platforms/bliss',
    label: 'Bliss',
    summary: 'Learning from spiritual texts, at your own pace',
    title: 'Bliss, the spiritual learning platform',
    description:
      'Bliss guides readers through spiritual texts passage by passage, answers questions from the texts themselves and always shows where an answer stands.',
    motif: 'phyllotaxis',
  },
  {
    path: '/services/healthcare',
    label: 'Healthcare',
    menu: 'Services',
    column: health,
    summary: 'DIM12 multi-cancer detection and AI radiology',
    title: 'Healthcare: multi-cancer detection and AI radiology',
    description:
      'DIM12 looks for signals of many cancers in one test, and AI radiology marks what a reader should see first. Both are built to support a clinician.',
    motif: 'cell-field',
  },
  {
    path: '/services/enterprise-solutions',
    label: 'Enterprise Solutions',
    menu: 'Services',
    column: health,
    summary: 'Integration, security and operation at company scale',
    title: 'Enterprise solutions',
    description:
      'Quantum and AI systems brought into the software a company already runs: integration, access control, audit, service levels and people who operate it.',
    motif: 'strata',
  },
];
