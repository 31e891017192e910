import { promises } from '~/lib/company';
import type { ClaimId } from '../claims';
import type { MotifName } from '../map/site-page';
import { defineCopy } from '../pages/page-copy';

export interface Offering {
  title: string;
  subtitle: string;
  description: string;
  href: string;
  motif: MotifName;
  featured: boolean;
  features: readonly string[];
}

/** The words of the home page, keyed by section as the published content sections are. */
export const homeCopy = defineCopy({
  hero: {
    title: 'Building the future with quantum and AI',
    content:
      'Quantum computers, annealers, simulators and AI systems from one team, in production and at work in hospitals, banks, factories and grids.',
    claims: ['algorithm-count', 'model-count', 'relative-cost'] satisfies ClaimId[],
  },
  who_we_are: {
    title: 'Who We Are',
    statement:
      'We take mathematics that used to need a laboratory and make it something a dispatcher, a risk desk or a ward can use on a Monday morning.',
    content:
      'Quzones is a deep-tech company. Physicists, machine learning engineers and clinicians formulate a problem together, solve it on the machine that fits, and stay until the result is part of somebody’s working day.',
  },
  core_offerings: {
    title: 'Core Offerings',
    content: 'Four lines of work. Most projects need two of them.',
    items: [
      {
        title: 'Quantum Computing',
        subtitle: 'Simulators, annealers, computers, SDKs',
        description:
          'Every kind of quantum machine behind one job format. Develop on a simulator, move the same program to hardware, compare the two.',
        href: '/services/quantum-computing',
        motif: 'bloch-sphere',
        featured: true,
        features: ['Simulators', 'Annealers', 'Quantum computers', 'SDKs and playground', 'Querido'],
      },
      {
        title: 'Artificial Intelligence',
        subtitle: 'Language models, automation, hybrid systems',
        description:
          'Models that are trained on your material, tested on cases they have not seen, and put into service with a person who can overrule them.',
        href: '/services/ai-solutions',
        motif: 'token-tree',
        featured: true,
        features: ['Custom LLMs', 'Automation and RPA', 'Quantum-AI systems', 'Unfaked and Bliss'],
      },
      {
        title: 'Healthcare',
        subtitle: 'DIM12 and AI radiology',
        description: 'Signals of many cancers from one sample, and worklists that put the urgent image first.',
        href: '/services/healthcare',
        motif: 'cell-field',
        featured: false,
        features: [],
      },
      {
        title: 'Consulting',
        subtitle: 'A straight answer in weeks',
        description:
          'We compare quantum, AI and the best classical method on your problem, and put the result in writing.',
        href: '/consulting',
        motif: 'flow-graph',
        featured: false,
        features: [],
      },
    ] satisfies Offering[],
  },
  solutions: {
    title: 'Explore solutions',
    content: 'Begin with what you need to decide. The machine comes second.',
    items: [
      {
        title: 'Quantum',
        description: 'Routes, rosters, portfolios and molecules, stated once and run on the solver that suits them.',
        action: 'Explore Quantum',
        href: '/solutions/quantum',
      },
      {
        title: 'AI',
        description: 'Documents that answer questions, workflows that run at night, forecasts with honest error bars.',
        action: 'Explore AI',
        href: '/solutions/ai',
      },
      {
        title: 'Enterprise',
        description: 'Both of the above inside the systems you have, with access control, audit and service levels.',
        action: 'Explore Enterprise',
        href: '/solutions/enterprise',
      },
      {
        title: 'Government',
        description: 'Hosted where the law requires, documented for auditors, bought in steps that can be stopped.',
        action: 'Explore Government',
        href: '/solutions/government',
      },
    ],
  },
  industries: {
    title: 'Impact Across Industries',
    content:
      'Different fields, one shape of problem: too many combinations, too little time, and a cost for being wrong.',
    items: [
      { path: '/industries/healthcare', claim: 'detection-accuracy', wide: true },
      { path: '/industries/finance', claim: 'fraud-detection', wide: false },
      { path: '/industries/transportation', claim: 'fuel-efficiency', wide: false },
      { path: '/industries/energy', claim: 'renewable-utilization', wide: false },
      { path: '/industries/manufacturing', claim: 'factory-downtime', wide: false },
      { path: '/industries/government', claim: 'security-uptime', wide: true },
    ] satisfies { path: string; claim: ClaimId; wide: boolean }[],
  },
  learn: {
    title: 'Learn Quantum & AI with Us',
    content: 'Three levels, as in any good system. Each can be reached from the one before it.',
    items: [
      {
        level: '0',
        title: 'Courses',
        description:
          'At your own pace, from linear algebra to annealing and language models. Every lesson ends in code that runs.',
      },
      {
        level: '1',
        title: 'Hands-on training',
        description:
          'For teams, over several days, on problems from their own work and on the back ends that they will use afterward.',
      },
      {
        level: '2',
        title: 'Certifications',
        description:
          'A practical examination: you formulate, run and defend a solution. What is certified is that you can do it.',
      },
    ],
  },
  stories: {
    title: 'Stories of Innovation',
    content: 'What changed after we left the room.',
  },
  why: {
    title: 'Why Quzones',
    content: 'Five reasons that you can check.',
    items: [
      {
        icon: 'waves',
        title: 'Quantum and AI under one roof',
        description: 'One team formulates, trains and runs. Nothing is lost between suppliers.',
      },
      {
        icon: 'scale',
        title: 'Classical first',
        description: 'Every project starts with the best classical result. Quantum has to beat it.',
      },
      {
        icon: 'coins',
        title: 'A price that gets projects started',
        description: 'By list price, for the same scope of work:',
        claim: 'relative-cost',
      },
      {
        icon: 'server',
        title: 'In production',
        description: 'Our products run for customers today, with service levels in the contract.',
      },
      {
        icon: 'shield',
        title: 'Security that can be audited',
        description: 'Encrypted, logged, and hosted where your rules require it.',
      },
    ] satisfies { icon: WhyIcon; title: string; description: string; claim?: ClaimId }[],
  },
  careers: {
    title: 'Join the revolution',
    content: 'We look for people who can explain what they built, and what they would now do differently.',
    items: [
      {
        title: 'Cutting-edge projects',
        description: 'Problems from hospitals, grids and trading floors that have no textbook answer yet.',
      },
      {
        title: 'Global presence in India and Estonia',
        description: 'Headquarters in Ranchi, an office to come in Tallinn, colleagues in between.',
      },
      {
        title: 'Dynamic opportunities',
        description: 'Small teams, short lines, and work that is in use a few weeks after you wrote it.',
      },
    ],
  },
  closing: {
    title: 'Bring us the problem that your spreadsheet gave up on.',
    content: `In one call you see it running on an example from your own field. It takes ${promises.demoLength.words}.`,
  },
});

export type WhyIcon = 'waves' | 'scale' | 'coins' | 'server' | 'shield';
export type HomeCopy = typeof homeCopy.sections;
