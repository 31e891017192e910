import { company } from '~/lib/company';
import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

/** The words of the page about the company. */
export const aboutCopy = defineCopy({
  hero: {
    eyebrow: 'About Us',
    title: 'A deep-tech company that ships',
    content: `${company.name} brings quantum computing and AI out of the laboratory, at a price that ordinary organizations can pay. Our products are in production, and we publish where each of our figures comes from.`,
  },
  who_we_are: {
    title: 'Who We Are',
    statement: 'Physicists who ship, engineers who can derive it, clinicians who ask what happens to the patient.',
    content:
      'We started in Ranchi in {{founded}} with one question: which of the things that quantum computing and machine learning promise can be used now, by somebody who runs a hospital, a bank, a fleet or a grid? The answer is a product line, and a habit of comparing each result with the best classical method before we call it one.',
    claims: ['founded', 'countries', 'relative-cost'] satisfies ClaimId[],
  },
  mission: {
    title: 'Mission',
    content:
      'To put quantum computing and AI into daily use where a better decision is worth the effort: formulated with the people who have the problem, measured against what they do today, and priced so that they can start.',
  },
  vision: {
    title: 'Vision',
    content:
      'A world in which asking a quantum computer is as unremarkable as asking a database: one job format, any machine, and an honest note of how sure the answer is.',
  },
  interference: {
    title: 'Why our mark is an interference pattern',
    content:
      'Two methods are like two waves. Whether they help each other is a matter of phase, not of enthusiasm, and finding that out is most of our work.',
    note: 'Two waves of the same height and frequency, and their sum. Intensity is the square of the height, with one wave alone as 1. Averaged over all phases it is 2: interference moves energy about, it makes none.',
    items: [
      { title: 'In step', description: 'The heights add up.' },
      { title: 'A quarter apart', description: 'As much as the two without interference.' },
      { title: 'Half apart', description: 'They cancel.' },
    ],
  },
  what_we_do: {
    title: 'What We Do',
    content: 'Four lines of work, each with a sentence on where it ends.',
    items: [
      {
        title: 'Quantum computing',
        href: '/services/quantum-computing',
        description: 'Simulators, annealers, quantum computers and the SDK that gives all of them the same job format.',
        limit: 'Not for problems that a laptop solves in a second.',
      },
      {
        title: 'Artificial intelligence',
        href: '/services/ai-solutions',
        description: 'Language models trained on your material, automation, and hybrids of quantum and AI.',
        limit: 'Not without test cases that the model has never seen.',
      },
      {
        title: 'Healthcare',
        href: '/services/healthcare',
        description: 'DIM12, which looks for signals of many cancers in one sample, and AI for radiology worklists.',
        limit: 'Not in place of a physician: it sorts and warns, a person decides.',
      },
      {
        title: 'Enterprise and consulting',
        href: '/consulting',
        description: 'Integration into the systems you have, and a straight answer on whether any of this helps you.',
        limit: 'Not a study for the shelf: the answer is a number or a no.',
      },
    ],
  },
  why: {
    title: `Why ${company.name}`,
    content: 'Five reasons, and how you can check each of them before you sign anything.',
    items: [
      {
        title: 'One team for both waves',
        description: 'Quantum and AI people sit in the same project and share one definition of done.',
        check: 'Ask for the names of roles in the project plan.',
      },
      {
        title: 'Classical first',
        description: 'We report the best classical result beside our own, including when it wins.',
        check: 'Ask for a demo: both runs are part of it.',
      },
      {
        title: 'In production',
        description: 'Our products run for customers today, with service levels in the contract.',
        check: 'Ask for the service report of the last quarter.',
      },
      {
        title: 'A price that gets projects started',
        description: '{{relative-cost}} of what competitors charge, on list prices.',
        check: 'Ask for a quote beside one that you have.',
      },
      {
        title: 'Figures with a source',
        description:
          'Every published figure stands in one register: what it counts, where it came from, and the day by which it is confirmed or withdrawn.',
        check: 'Look under the figures on the page of a service or an industry.',
      },
    ],
  },
  locations: {
    title: 'Our Locations',
    content: 'Headquarters in India, a second office in Estonia.',
    headquarters: 'Headquarters',
    second: 'Second office',
    note: 'Working hours from 9:00 to 18:00 in each city, on the clock of Ranchi (UTC+5:30). In winter Tallinn is three and a half hours behind and five and a half hours are shared; in summer it is an hour less, and six and a half are shared.',
  },
  closing: {
    title: 'See it, or read on.',
    content: 'A demo on a problem from your field, or the solutions at your own pace.',
  },
});

export type AboutCopy = typeof aboutCopy.sections;
