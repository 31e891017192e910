import type { CaseStudyIndustry } from './case_studies';

export interface CaseStudySeed {
  slug: string;
  title: string;
  industry: CaseStudyIndustry;
  excerpt: string;
  /** HTML, from ./seed/<slug>.html. A published figure stands in texts as a token: {{case-risk}}. */
  content: string;
  author: string;
  status: 'draft' | 'published';
  /** A description: no client is named. */
  clientName: string;
  projectDuration: string;
  resultsAchieved: string;
  technologiesUsed: string[];
  tags: string[];
  metaTitle: string;
  metaDescription: string;
  /** YYYY-MM-DD */
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
      `The seed case study "${slug}" has no text: app/collections/case_studies/seed/${slug}.html is missing or empty.`,
    );
  }
  return body;
}

const entries: Omit<CaseStudySeed, 'content' | 'status'>[] = [
  {
    slug: 'the-plan-that-survives-the-first-closed-road',
    title: 'The plan that survives the first closed road',
    industry: 'Transportation',
    excerpt:
      'A carrier planned its routes at night and abandoned them by ten. Now vehicles, drivers and depots are solved as one problem, and solved again when the day changes.',
    author: 'Quantum algorithms group',
    clientName: 'A European carrier',
    projectDuration: '9 months',
    resultsAchieved: '{{case-fleet-cost}} lower fleet cost for each stop that was delivered within its window',
    technologiesUsed: ['Column generation', 'Quantum annealing', 'PostgreSQL'],
    tags: ['Logistics', 'Routing', 'Annealing'],
    metaTitle: 'Fleet planning that survives the day: a case study',
    metaDescription:
      'How a European carrier plans vehicles, drivers and depots as one problem and re-plans within minutes: method, measurement, and what did not work.',
    publishDate: '2025-12-04',
  },
  {
    slug: 'permit-files-that-arrive-complete',
    title: 'Permit files that arrive complete',
    industry: 'Government',
    excerpt:
      'Half of the building applications were incomplete, and officers found out weeks later. Now rules from the law and a model for documents say so before a file is submitted.',
    author: 'Enterprise solutions',
    clientName: 'A regional building authority',
    projectDuration: '11 months',
    resultsAchieved: '{{case-manual-review}} less manual review to establish that a file is complete',
    technologiesUsed: ['Rules as code', 'Document classification', 'On-premises inference'],
    tags: ['Automation', 'Documents', 'Audit trail'],
    metaTitle: 'Building permits without missing papers: a case study',
    metaDescription:
      'How a building authority lets rules and a document model check completeness before submission, what its officers measured, and who watches the system.',
    publishDate: '2025-11-06',
  },
  {
    slug: 'limits-first-returns-second',
    title: 'Limits first, returns second',
    industry: 'Finance',
    excerpt:
      'A portfolio desk put its lot sizes and exposure limits into the optimization instead of repairing the answer afterward.',
    author: 'Quantum algorithms group',
    clientName: 'The portfolio desk of a private bank',
    projectDuration: '8 months',
    resultsAchieved: '{{case-risk}} lower risk at the same expected return, against portfolios repaired by hand',
    technologiesUsed: ['Mixed-integer programming', 'Hybrid sampling', 'Python'],
    tags: ['Portfolio', 'Risk', 'Optimization'],
    metaTitle: 'Portfolio limits inside the optimization: a case study',
    metaDescription:
      'How a private bank builds portfolios with all limits inside the model, what that did to risk in two quarters, and where a classical solver was enough.',
    publishDate: '2025-10-02',
  },
  {
    slug: 'less-waiting-between-two-machines',
    title: 'Less waiting between two machines',
    industry: 'Manufacturing',
    excerpt: 'A plant schedules its lines around the stop that is likely to come, not around the plan on paper.',
    author: 'Enterprise solutions',
    clientName: 'A maker of machined parts',
    projectDuration: '10 months',
    resultsAchieved: '{{case-processing-time}} less processing time from release to last operation',
    technologiesUsed: ['Constraint programming', 'Calibrated stop forecast', 'Machine data'],
    tags: ['Scheduling', 'Predictive maintenance'],
    metaTitle: 'Scheduling around the next machine stop: a case study',
    metaDescription:
      'How a plant for machined parts found out where its orders were waiting and schedules around likely stops. Measured over thirty weeks, limits included.',
    publishDate: '2025-09-11',
  },
  {
    slug: 'the-urgent-scan-is-read-first',
    title: 'The urgent scan is read first',
    industry: 'Healthcare',
    excerpt:
      'A model moves scans with a possible urgent finding forward in the list, within limits in minutes that a medical board has set. It reads nothing and writes nothing.',
    author: 'Healthcare team',
    clientName: 'A network of seven hospitals',
    projectDuration: '14 months',
    resultsAchieved: '{{case-time-saved}} less time until an urgent scan is read, at night and on weekends',
    technologiesUsed: ['Medical imaging models', 'DICOM', 'Stepped-wedge study'],
    tags: ['Radiology', 'Triage', 'Evaluation'],
    metaTitle: 'Sorting a radiology list safely: a case study',
    metaDescription:
      'How seven hospitals let a model sort the reading list within limits set by a medical board, how the time to reading was measured, and where it failed.',
    publishDate: '2025-08-14',
  },
  {
    slug: 'a-model-that-read-the-whole-archive',
    title: 'A model that read the whole archive',
    industry: 'Technology',
    excerpt:
      'A language model answers from a document archive that nobody could search before, and shows the passage each time.',
    author: 'Applied AI team',
    clientName: 'An engineering group with fourteen sites',
    projectDuration: '12 months',
    resultsAchieved: '{{case-documents}} documents searchable, with a source under every sentence of an answer',
    technologiesUsed: ['Retrieval', 'Custom language model', 'Text recognition'],
    tags: ['Language models', 'Documents', 'On-premises'],
    metaTitle: 'A language model for forty years of files: a case study',
    metaDescription:
      'How an engineering group made its scanned archive answer questions with the source under each sentence, how answers were judged, and what was given up.',
    publishDate: '2025-07-10',
  },
  {
    slug: 'an-inspection-that-says-when-it-is-unsure',
    title: 'An inspection that says when it is unsure',
    industry: 'Manufacturing',
    excerpt:
      'Two camera systems had been switched off for rejecting good parts. The third has three answers: good, bad, and “I don’t know”.',
    author: 'Applied AI team',
    clientName: 'A supplier of cast brake parts',
    projectDuration: '9 months',
    resultsAchieved: 'Fewer leaks let through, with one person at the line instead of two',
    technologiesUsed: ['Segmentation ensemble', 'Edge inference', 'Active learning'],
    tags: ['Quality', 'Computer vision', 'Uncertainty'],
    metaTitle: 'Visual inspection that admits doubt: a case study',
    metaDescription:
      'How a foundry inspects cast parts with a model that may say it does not know, how people and model were tested alike, and which parts it does not suit.',
    publishDate: '2025-06-05',
  },
  {
    slug: 'a-storage-plan-the-control-room-keeps',
    title: 'A storage plan the control room keeps',
    industry: 'Energy',
    excerpt:
      'A utility’s battery stood full because its plan believed one forecast. Now the plan holds for fifty, and says for each hour what it is afraid of.',
    author: 'Research team',
    clientName: 'A municipal utility',
    projectDuration: '7 months',
    resultsAchieved: 'Fewer starts of gas units, and a plan that is ready ninety minutes before the deadline',
    technologiesUsed: ['Stochastic optimization', 'Decomposition', 'Wind scenarios'],
    tags: ['Grid', 'Storage', 'Unit commitment'],
    metaTitle: 'Battery planning under uncertain wind: a case study',
    metaDescription:
      'How a municipal utility plans gas units and a battery for fifty wind forecasts at once, what twenty weeks side by side showed, and why no annealer runs.',
    publishDate: '2025-05-08',
  },
  {
    slug: 'theatre-lists-that-fit-the-day',
    title: 'Operating lists that fit the day',
    industry: 'Healthcare',
    excerpt:
      'Every second operating list ran late by construction. Lists are now built from how long things really take, with a chance that the department chose.',
    author: 'Healthcare team',
    clientName: 'A university hospital',
    projectDuration: '8 months',
    resultsAchieved: 'Four lists in five end on time, as the department had chosen, with as many operations as before',
    technologiesUsed: ['Constraint programming', 'Quantile regression', 'On-premises training'],
    tags: ['Scheduling', 'Operating rooms'],
    metaTitle: 'Operating lists that end on time: a case study',
    metaDescription:
      'How a university hospital plans nine rooms from measured durations and a chosen probability, what changed in twenty-six weeks, and what did not.',
    publishDate: '2025-03-20',
  },
  {
    slug: 'a-timetable-that-students-can-keep',
    title: 'A timetable that students can keep',
    industry: 'Education',
    excerpt:
      'Twelve thousand students, four hundred rooms, and clashes that only students could see. First the faculties agreed what a clash costs; then the search began.',
    author: 'Quantum algorithms group',
    clientName: 'A university with two campuses',
    projectDuration: '10 months',
    resultsAchieved: 'Clashes between required courses fell from hundreds of students to a handful',
    technologiesUsed: ['Quantum annealing', 'Local search', 'Open measure'],
    tags: ['Timetabling', 'Annealing', 'Fairness'],
    metaTitle: 'University timetabling with an agreed measure: a case study',
    metaDescription:
      'How a university agreed what a timetable clash costs, searched with an annealer and a local search in turn, and what each of the two contributed.',
    publishDate: '2025-02-13',
  },
];

export const caseStudiesSeed: CaseStudySeed[] = entries.map((entry) => ({
  ...entry,
  status: 'published',
  content: bodyOf(entry.slug),
}));
