import type { ClaimId } from '../../claims';
import type { MotifName } from '../../map/site-page';
import { defineCopy } from '../page-copy';

type Part = 'leads' | 'helps' | 'none';

export const servicesCopy = defineCopy({
  hero: {
    title: 'Four lines of work, one engineering team',
    content:
      'Quantum computing, AI, healthcare and enterprise systems are built by the same people, because most real problems need two of them. Choose the one that is closest to yours; we will say so when another fits better.',
  },
  lines: {
    title: 'The four lines',
    content: 'Each has a page that shows how it works, what it cannot do, and where its figures come from.',
    items: [
      {
        title: 'Quantum Computing',
        description:
          'Simulators, annealers and gate-model computers behind one SDK. A program moves between them by one word.',
        href: '/services/quantum-computing',
        motif: 'bloch-sphere',
        below: [
          '/services/quantum-computing/simulators',
          '/services/quantum-computing/annealers',
          '/services/quantum-computing/computers',
          '/services/quantum-computing/sdks-playground',
          '/services/quantum-computing/querido',
        ],
      },
      {
        title: 'AI Solutions',
        description:
          'Models with one job, trained on your material, tested on cases they have not seen, overruled by a person.',
        href: '/services/ai-solutions',
        motif: 'token-tree',
        below: [
          '/services/ai-solutions/custom-llm',
          '/services/ai-solutions/automation-rpa',
          '/services/ai-solutions/quantum-ai-systems',
          '/services/ai-solutions/platforms',
        ],
      },
      {
        title: 'Healthcare',
        description:
          'DIM12 looks for signals of many cancers in one sample; radiology models put the urgent image first. A clinician decides.',
        href: '/services/healthcare',
        motif: 'cell-field',
        below: ['/case-studies'],
      },
      {
        title: 'Enterprise Solutions',
        description:
          'The last mile into the systems you run: identities, audit, service levels, and people who answer at night.',
        href: '/services/enterprise-solutions',
        motif: 'strata',
        below: ['/consulting', '/solutions/government'],
      },
    ] satisfies { title: string; description: string; href: string; motif: MotifName; below: string[] }[],
  },
  problems: {
    title: 'Begin with your problem',
    content: 'Seven sentences that we hear on first calls, and who would be in the room for the second.',
    columns: ['Quantum', 'AI', 'Healthcare', 'Enterprise'],
    words: { leads: 'leads', helps: 'helps', none: 'not needed' },
    items: [
      { title: '“Our routes are planned at night and wrong by ten.”', parts: ['leads', 'helps', 'none', 'helps'] },
      { title: '“Nobody finds anything in forty years of contracts.”', parts: ['none', 'leads', 'none', 'helps'] },
      { title: '“The scans wait in the order in which they came.”', parts: ['none', 'helps', 'leads', 'helps'] },
      {
        title: '“We want to test people earlier, for more than one cancer.”',
        parts: ['none', 'none', 'leads', 'none'],
      },
      { title: '“Our portfolio breaks its own limits after rounding.”', parts: ['leads', 'none', 'none', 'helps'] },
      { title: '“Somebody types e-mails into a form all day.”', parts: ['none', 'leads', 'none', 'helps'] },
      {
        title: '“Our chemists have a molecule that no program gets right.”',
        parts: ['leads', 'helps', 'none', 'none'],
      },
    ] satisfies { title: string; parts: Part[] }[],
    note: 'If your sentence is missing, write it to us. Finding the line is our work.',
  },
  figures: {
    claims: ['algorithm-count', 'model-count', 'relative-cost'] satisfies ClaimId[],
  },
  habits: {
    title: 'What is the same in all four',
    content: '',
    items: [
      {
        title: 'A baseline first',
        description:
          'Before we build, the best ordinary method is run on your problem and its result written down. Ours has to beat it, or you keep the ordinary one.',
      },
      {
        title: 'Cases held back',
        description:
          'What we promise is measured on data that nobody developed with: last quarter’s orders, another ward, a folder that stayed closed.',
      },
      {
        title: 'A person who can say no',
        description:
          'A planner, a clinician, a clerk sees the reasons and overrules them. What was overruled is counted, and shows us where we are wrong.',
      },
      {
        title: 'A way out',
        description:
          'Data, models and formulations are yours in open formats. Each step is useful without the next one.',
      },
    ],
  },
  questions: {
    title: 'Questions of buyers',
    content: '',
    items: [
      {
        question: 'Can we buy one line without the others?',
        answer:
          'Yes. Each has its own contract and its own page of services. They share the team and the way in, not the invoice.',
      },
      {
        question: 'How does a project begin?',
        answer:
          'With a call, then a short paid study with a baseline and a recommendation. You decide after that whether anything is built.',
      },
      {
        question: 'Are the products in production?',
        answer:
          'Yes, they run for customers today. Where a page shows a figure it also shows who stated it and when; product statements are called that, and are not benchmarks.',
      },
      {
        question: 'Where is our data processed?',
        answer:
          'Where your rules require it: in your own network, in your country, or with us. This is settled before the first file moves.',
      },
    ],
  },
  closing: {
    title: 'Not sure which line is yours?',
    content: 'Nobody is, at first. Tell us what should be different a year from now.',
  },
});
