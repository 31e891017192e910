import type { SitePage } from './site-page';

const menu = 'Solutions & Consulting';

export const solutionPages: SitePage[] = [
  {
    path: '/solutions',
    label: 'All Solutions',
    menu,
    summary: 'Quantum, AI and enterprise work side by side',
    title: 'Solutions: quantum, AI and enterprise',
    description:
      'Three kinds of solution from one team: quantum optimization and simulation, applied AI, and the enterprise integration that puts both into daily use.',
    motif: 'network',
  },
  {
    path: '/solutions/quantum',
    label: 'Quantum Solutions',
    menu,
    summary: 'From a formulated problem to a machine that runs it',
    title: 'Quantum computing: simulators, annealers and computers',
    description:
      'Run circuits on a simulator, optimization problems on an annealer and algorithms on a quantum computer, from one SDK with one way to submit a job.',
    motif: 'bloch-sphere',
    canonical: '/services/quantum-computing',
  },
  {
    path: '/solutions/ai',
    label: 'AI Solutions',
    menu,
    summary: 'Models and automation, measured on your own data',
    title: 'AI solutions: language models, automation and hybrid systems',
    description:
      'Language models trained on your documents, automated workflows and hybrid quantum-AI systems: built for one job, measured on it and operated for you.',
    motif: 'token-tree',
    canonical: '/services/ai-solutions',
  },
  {
    path: '/solutions/enterprise',
    label: 'Enterprise Solutions',
    menu,
    summary: 'Into the systems you already run, with an audit trail',
    title: 'Enterprise solutions',
    description:
      'Quantum and AI systems brought into the software a company already runs: integration, access control, audit, service levels and people who operate it.',
    motif: 'strata',
    canonical: '/services/enterprise-solutions',
  },
  {
    path: '/solutions/government',
    label: 'Government & Governance',
    menu,
    summary: 'Sovereign setups for ministries, cities and agencies',
    title: 'Solutions for government and governance',
    description:
      'Quantum and AI systems for ministries, cities and agencies: hosted where the law requires, documented for audit, procured in steps that can be stopped.',
    motif: 'civic',
  },
  {
    path: '/consulting',
    label: 'Consulting',
    menu,
    summary: 'Find out in weeks whether quantum helps you at all',
    title: 'Quantum and AI consulting',
    description:
      'A short engagement that answers one question with evidence: does quantum computing or AI help with this problem, what does it cost, and what comes first.',
    motif: 'flow-graph',
  },
];
