import { promises } from '../../lib/company';
import type { SitePage } from './site-page';

export const companyPages: SitePage[] = [
  {
    path: '/about',
    label: 'About Us',
    menu: 'Company',
    summary: 'Who we are, what we build and why',
    title: 'About Quzones',
    description:
      'Quzones is a deep-tech company from Ranchi, India, with an office to come in Tallinn, Estonia. We build quantum computing and AI for working use.',
    motif: 'interference',
  },
  {
    path: '/team',
    label: 'Team',
    menu: 'Company',
    summary: 'The people who answer for the work',
    title: 'The team',
    description:
      'Physicists, machine learning engineers, clinicians and software people: how the Quzones team is set up, how it works and how you can speak with it.',
    motif: 'constellation',
  },
  {
    path: '/careers',
    label: 'Careers',
    menu: 'Company',
    summary: 'Open positions in India and Estonia',
    title: 'Careers',
    description:
      'Work on quantum computing and AI at Quzones: what we look for, how an application goes and where we work in India and Estonia. Write to us directly.',
    motif: 'network',
    ownRoute: true,
    reads: ['department', 'page'],
    recordsRead: [],
  },
  {
    path: '/contact',
    label: 'Contact',
    menu: 'Company',
    summary: `An answer ${promises.contactReply.words}`,
    title: 'Contact',
    description: `Write to Quzones about a project, a partnership or the press. A person who can answer reads every message and replies ${promises.contactReply.words}.`,
    motif: 'signal',
    ownRoute: true,
    reads: ['subject'],
  },
  {
    path: '/request-demo',
    label: 'Request Demo',
    summary: 'See it on your own problem, by video call',
    title: 'Request a demo',
    description:
      'A demo of 30-45 minutes by video call with an engineer, on an example from your own field: quantum computing, DIM12, AI solutions or consulting.',
    motif: 'standing-wave',
    ownRoute: true,
    reads: ['interest', 'industry'],
  },
  {
    path: '/privacy-policy',
    label: 'Privacy Policy',
    summary: 'What we keep, why and for how long',
    title: 'Privacy policy',
    description:
      'What Quzones stores when you visit the site, write to us or ask for a demo, why we need it, how long we keep it and how you have it corrected or erased.',
    motif: 'lattice',
  },
  {
    path: '/terms-of-use',
    label: 'Terms of Use',
    summary: 'The rules for using this site',
    title: 'Terms of use',
    description:
      'The terms under which you may use the Quzones website: what it offers, what the published figures mean, who owns the content and where to ask questions.',
    motif: 'strata',
  },
];

export const resourcePages: SitePage[] = [
  {
    path: '/insights',
    label: 'Insights',
    menu: 'Resources',
    summary: 'Research notes with the working shown',
    title: 'Insights',
    description:
      'Research notes from Quzones on quantum algorithms, annealing, error mitigation, language models and healthcare AI, with methods and limits stated.',
    motif: 'interference',
    ownRoute: true,
    reads: ['q', 'category', 'page'],
    recordsRead: [],
  },
  {
    path: '/blog',
    label: 'Blog',
    menu: 'Resources',
    summary: 'Methods, tools and opinions, written to be repeated',
    title: 'Blog',
    description:
      'Engineering notes, methods and opinions on quantum computing and artificial intelligence, by the people who do the work, written so that you can repeat it.',
    motif: 'token-tree',
    ownRoute: true,
    reads: ['q', 'category', 'page'],
    recordsRead: [],
  },
  {
    path: '/case-studies',
    label: 'Case Studies',
    menu: 'Resources',
    summary: 'What changed, for whom, by how much',
    title: 'Case studies',
    description:
      'Projects of Quzones in manufacturing, healthcare, energy, finance, transportation and government: the problem, what was built and the measured result.',
    motif: 'strata',
    ownRoute: true,
    reads: ['category', 'page'],
    recordsRead: [],
  },
  {
    path: '/documentation',
    label: 'Documentation',
    menu: 'Resources',
    summary: 'Guides, API reference and worked examples',
    title: 'Documentation',
    description:
      'Documentation of the Quzones SDKs and APIs: getting started, reference, examples, tutorials and troubleshooting for simulators, annealers and models.',
    motif: 'notebook',
    ownRoute: true,
    reads: ['q', 'category', 'page'],
    recordsRead: ['q', 'category', 'page'],
  },
  {
    path: '/courses',
    label: 'Courses',
    menu: 'Resources',
    summary: 'Courses, hands-on training and certifications',
    title: 'Courses, training and certifications',
    description:
      'Learn quantum computing and AI with Quzones: courses at your own pace, hands-on training for teams and certifications that test what you can do.',
    motif: 'bloch-sphere',
  },
];
