import type { careerStatuses, employmentTypes, experienceLevels } from './careers';

export interface CareerSeed {
  slug: string;
  title: string;
  department: string;
  location: string;
  description: string;
  /** One to a line. */
  responsibilities: string;
  /** One to a line. */
  requirements: string;
  employmentType: (typeof employmentTypes)[number];
  experienceLevel: (typeof experienceLevels)[number];
  salaryRange: string | null;
  status: (typeof careerStatuses)[number];
  featured: boolean;
  /** The last day, far off, so that the samples stay on the page. */
  applicationDeadline: string | null;
  benefits: string[];
  skillsRequired: string[];
  /** ISO 8601, UTC */
  postedAt: string;
}

const lines = (...texts: string[]) => texts.join('\n');
const paragraphs = (...texts: string[]) => texts.join('\n\n');

const always = ['Health insurance for the family', 'Hardware of your choice', 'Two learning weeks a year'];

export const careersSeed: CareerSeed[] = [
  {
    slug: 'quantum-algorithms-scientist',
    title: 'Quantum Algorithms Scientist',
    department: 'Quantum Algorithms',
    location: 'Ranchi, India',
    description: paragraphs(
      'You turn problems from grids, depots and trading desks into circuits and energy functions, and find out honestly whether a quantum method helps. Half of the time the answer is a better classical one, and writing that down well is part of the work.',
      'You work with two physicists and an optimization engineer. What the group finds out is published on this site with its working, and what holds up goes into Querido.',
    ),
    responsibilities: lines(
      'Formulate customer problems as QUBOs, Hamiltonians or circuits, and say what each formulation leaves out',
      'Set the classical baseline first, on the same data and with the same budget of time',
      'Run experiments on simulators and annealers, with noise models and error bars',
      'Write each result up so that a colleague can repeat it from the repository',
    ),
    requirements: lines(
      'A doctorate in physics, mathematics or computer science, or published work of the same weight',
      'Fluency with variational, annealing or phase-estimation methods, and with where they break',
      'Python that others can read; C++ or Rust is welcome',
      'One result of yours that turned out to be wrong, and what you did about it',
    ),
    employmentType: 'full-time',
    experienceLevel: 'senior-level',
    salaryRange: '₹32-46 lakh a year',
    status: 'active',
    featured: true,
    applicationDeadline: null,
    benefits: [...always, 'Conference travel for accepted papers'],
    skillsRequired: ['Variational algorithms', 'QUBO modeling', 'Python', 'Error mitigation', 'Linear algebra'],
    postedAt: '2025-11-10T05:30:00Z',
  },
  {
    slug: 'machine-learning-engineer-radiology',
    title: 'Machine Learning Engineer, Radiology',
    department: 'Healthcare AI',
    location: 'Ranchi, India',
    description: paragraphs(
      'Our radiology models score each study as it arrives and move what looks urgent forward in the list; a radiologist reads all of them and decides. You make sure that what a model says is calibrated, that it says when it does not know, and that a hospital can check both.',
      'The models are the smaller part. The larger one is data with a known origin, evaluation by site and scanner, and a release process that a regulator can follow.',
    ),
    responsibilities: lines(
      'Train and evaluate models for urgent findings on data sets with documented origin',
      'Measure calibration by scanner, site and age group, and stop a release that drifts',
      'Build the tools with which radiologists review disagreements',
      'Write the parts of the technical file that describe your models',
    ),
    requirements: lines(
      'Four years or more of machine learning in production, some of it on images',
      'A working knowledge of sensitivity, specificity and base rates, and patience in explaining them',
      'PyTorch, DICOM, and pipelines that give the same answer twice',
      'Experience with regulated software is welcome, not required',
    ),
    employmentType: 'full-time',
    experienceLevel: 'mid-level',
    salaryRange: '₹22-34 lakh a year',
    status: 'active',
    featured: true,
    applicationDeadline: null,
    benefits: [...always, 'Clinical observation days'],
    skillsRequired: ['PyTorch', 'Medical imaging', 'Calibration', 'DICOM', 'Statistics'],
    postedAt: '2025-11-05T05:30:00Z',
  },
  {
    slug: 'platform-engineer-control-plane',
    title: 'Platform Engineer, Control Plane',
    department: 'Platform Engineering',
    location: 'Remote, India or Estonia',
    description: paragraphs(
      'Every job that a customer sends, whether to a simulator, an annealer or a model, passes one control plane. It queues, meters, isolates and remembers. You own parts of it from the design note to the night on which it pages you.',
      'The team writes little code and deletes a lot. We run on PostgreSQL for as long as PostgreSQL is enough.',
    ),
    responsibilities: lines(
      'Design and run services that queue, schedule and meter compute jobs',
      'Keep tenants apart, and prove it with tests that try to break in',
      'Halve the number of alerts each quarter by removing their causes',
      'Write the runbook before the feature ships',
    ),
    requirements: lines(
      'Five years or more of building and running distributed services',
      'TypeScript, Go or Rust, and SQL beyond the ORM',
      'Linux, containers and networks at the level at which one can debug them',
      'Calm writing: most decisions here are made in documents',
    ),
    employmentType: 'full-time',
    experienceLevel: 'senior-level',
    salaryRange: null,
    status: 'active',
    featured: false,
    applicationDeadline: null,
    benefits: [...always, 'Time back after each night on call'],
    skillsRequired: ['PostgreSQL', 'TypeScript', 'Rust', 'Kubernetes', 'Observability'],
    postedAt: '2025-10-28T05:30:00Z',
  },
  {
    slug: 'cryogenic-measurement-engineer',
    title: 'Cryogenic Measurement Engineer',
    department: 'Quantum Hardware',
    location: 'Ranchi, India',
    description: paragraphs(
      'A qubit is only as good as the line that reads it. You build and characterize the readout chain of our test stand, from the sample holder to the digitizer, and keep the log that tells a good week from a lucky one.',
      'The work is at the bench, with a soldering iron in one hand and a notebook in the other.',
    ),
    responsibilities: lines(
      'Assemble, cool down and characterize microwave readout chains',
      'Automate measurements, and keep raw data with everything needed to read it later',
      'Track noise to its source and write down what it was',
      'Specify components with suppliers and test them on arrival',
    ),
    requirements: lines(
      'A degree in physics or electrical engineering with laboratory work below 4 K',
      'Microwave measurement: vector network analyzers, amplifiers, calibration',
      'Python for instrument control',
      'Careful hands and a careful notebook',
    ),
    employmentType: 'full-time',
    experienceLevel: 'mid-level',
    salaryRange: '₹18-27 lakh a year',
    status: 'active',
    featured: false,
    applicationDeadline: null,
    benefits: always,
    skillsRequired: ['Cryogenics', 'Microwave engineering', 'Python', 'Instrument control'],
    postedAt: '2025-10-20T05:30:00Z',
  },
  {
    slug: 'language-model-engineer',
    title: 'Language Model Engineer',
    department: 'Applied AI',
    location: 'Ranchi, India',
    description: paragraphs(
      'Customers ask us for language models that run in their own rooms, on their own documents, and quote what they used. You fine-tune, evaluate and ship them, and you are the person who says that retrieval would have been enough.',
    ),
    responsibilities: lines(
      'Fine-tune open models on customer data without that data leaving the customer',
      'Build evaluations from real questions, with answers agreed on before the first run',
      'Size memory and throughput for the machines a customer has, not the ones we would like',
      'Find the ways in which a deployment can be talked out of its rules, and close them',
    ),
    requirements: lines(
      'Three years or more of work on language models, in use by somebody who was not your team',
      'PyTorch, quantization, and at least one inference server in depth',
      'Evaluation design: you can say why a benchmark does not measure what it claims',
    ),
    employmentType: 'full-time',
    experienceLevel: 'mid-level',
    salaryRange: '₹24-36 lakh a year',
    status: 'active',
    featured: false,
    applicationDeadline: null,
    benefits: always,
    skillsRequired: ['Fine-tuning', 'Evaluation', 'PyTorch', 'Quantization', 'Retrieval'],
    postedAt: '2025-10-14T05:30:00Z',
  },
  {
    slug: 'solutions-engineer-logistics-and-energy',
    title: 'Solutions Engineer, Logistics and Energy',
    department: 'Customer Solutions',
    location: 'Tallinn, Estonia',
    description: paragraphs(
      'You are the engineer in the first call. You listen until the problem is smaller than it sounded, build a prototype on the customer’s own example, and leave behind a page that says what it would cost to go on and how to tell whether it worked.',
      'The Tallinn office is being set up. Until it opens you work from home in Estonia, with your first weeks in Ranchi.',
    ),
    responsibilities: lines(
      'Lead technical conversations with grid operators and carriers, from the first call to the pilot',
      'Build prototypes on customer data within two weeks',
      'Agree on the measure of success before the pilot starts, in writing',
      'Bring back to the product teams what customers asked for three times',
    ),
    requirements: lines(
      'Experience in optimization for transport, energy or production',
      'Python and SQL, and slides only where a table would not do',
      'English for work; Estonian or Finnish is welcome',
      'Readiness to travel one week in six',
    ),
    employmentType: 'full-time',
    experienceLevel: 'senior-level',
    salaryRange: null,
    status: 'active',
    featured: false,
    applicationDeadline: '2028-12-31',
    benefits: ['Health insurance for the family', 'Hardware of your choice', 'Paid first weeks in Ranchi'],
    skillsRequired: ['Optimization', 'Python', 'SQL', 'Technical writing'],
    postedAt: '2025-10-06T05:30:00Z',
  },
  {
    slug: 'course-author-quantum-computing',
    title: 'Course Author, Quantum Computing',
    department: 'Education',
    location: 'Remote',
    description: paragraphs(
      'You write the exercises of our courses for engineers: small enough for an evening, honest enough that the wrong answer teaches something. A physicist reviews each one and a group of learners tries it before it goes out.',
    ),
    responsibilities: lines(
      'Write exercises with worked solutions and with the three most likely mistakes',
      'Test them with learners and rewrite what they stumble over',
      'Keep the notebooks running when the SDK moves on',
    ),
    requirements: lines(
      'Teaching experience with adults, in any technical field',
      'Quantum computing at the level of a graduate course',
      'Plain English in writing',
    ),
    employmentType: 'part-time',
    experienceLevel: 'mid-level',
    salaryRange: null,
    status: 'active',
    featured: false,
    applicationDeadline: null,
    benefits: ['Hours of your choice', 'Your name on what you write'],
    skillsRequired: ['Teaching', 'Technical writing', 'Python notebooks'],
    postedAt: '2025-09-25T05:30:00Z',
  },
  {
    slug: 'research-intern-quantum-simulation',
    title: 'Research Intern, Quantum Simulation',
    department: 'Quantum Algorithms',
    location: 'Ranchi, India',
    description: paragraphs(
      'Six months on one question from the simulator team, chosen with you in the first week: a truncation that is too coarse, a contraction order that nobody tried, a benchmark that flatters us. You present what you found, whichever way it went.',
    ),
    responsibilities: lines(
      'Work on one question, with a mentor who has an hour for you every day',
      'Keep a notebook that the next intern can go on from',
      'Present the result to the company at the end',
    ),
    requirements: lines(
      'In the last two years of a degree in physics, mathematics or computer science',
      'Linear algebra that you can use, not only cite',
      'Some Python, Julia or C++',
    ),
    employmentType: 'internship',
    experienceLevel: 'entry-level',
    salaryRange: 'Paid, with housing in Ranchi',
    status: 'active',
    featured: false,
    applicationDeadline: '2028-06-30',
    benefits: ['A mentor', 'Housing in Ranchi', 'Travel at the start and the end'],
    skillsRequired: ['Linear algebra', 'Python', 'Tensor networks'],
    postedAt: '2025-09-15T05:30:00Z',
  },
  {
    slug: 'security-auditor-government-projects',
    title: 'Security Auditor, Government Projects',
    department: 'Platform Engineering',
    location: 'Ranchi, India',
    description: paragraphs(
      'You review our deployments for public bodies before they do: access, logs, keys, and the way data leaves. The contract runs for the length of one audit cycle and can be renewed.',
    ),
    responsibilities: lines(
      'Plan and carry out internal audits of deployments',
      'Write findings with their severity, and check that they were fixed',
      'Prepare the evidence for external auditors',
    ),
    requirements: lines(
      'Audit experience under ISO 27001 or a comparable standard',
      'Enough engineering to read a configuration and doubt it',
    ),
    employmentType: 'contract',
    experienceLevel: 'senior-level',
    salaryRange: null,
    status: 'paused',
    featured: false,
    applicationDeadline: null,
    benefits: ['Day rate paid within two weeks'],
    skillsRequired: ['ISO 27001', 'Threat modeling', 'Access control'],
    postedAt: '2025-09-08T05:30:00Z',
  },
  {
    slug: 'head-of-clinical-validation',
    title: 'Head of Clinical Validation',
    department: 'Healthcare AI',
    location: 'Ranchi, India',
    description: paragraphs(
      'You decide when a healthcare model has been shown to be safe enough to leave the building, and with which words about its limits. The position was filled from inside the team.',
    ),
    responsibilities: lines(
      'Design validation studies with partner hospitals',
      'Own the decision to release, and the decision to withdraw',
    ),
    requirements: lines(
      'A clinical or biostatistical background with responsibility for studies',
      'Experience with medical device regulation in India or the EU',
    ),
    employmentType: 'full-time',
    experienceLevel: 'executive',
    salaryRange: null,
    status: 'closed',
    featured: false,
    applicationDeadline: null,
    benefits: always,
    skillsRequired: ['Study design', 'Biostatistics', 'Medical device regulation'],
    postedAt: '2025-08-18T05:30:00Z',
  },
];
