import type { SitePage } from './site-page';

const menu = 'Industries';

export const industryPages: SitePage[] = [
  {
    path: '/industries',
    label: 'Industries',
    summary: 'Six fields in which the mathematics is hard and the result counts',
    title: 'Industries: where quantum computing and AI pay off',
    description:
      'How hospitals, banks, carriers, utilities, factories and governments use quantum optimization and applied AI, with the problem each of them started from.',
    motif: 'constellation',
  },
  {
    path: '/industries/healthcare',
    label: 'Healthcare',
    menu,
    summary: 'Earlier detection, faster reading, fuller operating lists',
    title: 'Quantum computing and AI for healthcare',
    description:
      'Cancer detection, assisted radiology and hospital scheduling: where AI and quantum optimization help clinicians, and where the decision remains theirs.',
    motif: 'radiograph',
  },
  {
    path: '/industries/finance',
    label: 'Finance',
    menu,
    summary: 'Portfolios, fraud and risk under real constraints',
    title: 'Quantum computing and AI for finance',
    description:
      'Portfolio construction with real constraints, fraud detection in flight and risk runs that finish overnight: quantum optimization and AI for finance.',
    motif: 'order-book',
  },
  {
    path: '/industries/transportation',
    label: 'Transportation & Logistics',
    menu,
    summary: 'Routes, fleets and depots planned as one problem',
    title: 'Quantum computing and AI for transportation and logistics',
    description:
      'Vehicle routing, signal timing and depot planning as one optimization problem, solved again when the day changes. For carriers, ports and cities.',
    motif: 'network',
  },
  {
    path: '/industries/energy',
    label: 'Energy',
    menu,
    summary: 'Balance a grid that the weather feeds',
    title: 'Quantum computing and AI for energy',
    description:
      'Forecasts of wind and sun, dispatch and storage decided together, and faults found before they trip a line: optimization and AI for grid operators.',
    motif: 'power-grid',
  },
  {
    path: '/industries/manufacturing',
    label: 'Manufacturing',
    menu,
    summary: 'Schedules that survive the first broken machine',
    title: 'Quantum computing and AI for manufacturing',
    description:
      'Production schedules that hold when a machine stops, visual inspection on the line and maintenance before the failure: AI and optimization for plants.',
    motif: 'factory-line',
  },
  {
    path: '/industries/government',
    label: 'Government',
    menu,
    summary: 'Public services, secure communication, open procurement',
    title: 'Quantum computing and AI for government',
    description:
      'Post-quantum migration, public services that answer in the citizen’s language and planning under public budgets: quantum and AI for government bodies.',
    motif: 'civic',
  },
];
