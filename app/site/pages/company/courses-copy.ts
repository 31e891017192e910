import { promises } from '~/lib/company';
import { defineCopy } from '../page-copy';

/** The words of the page about courses, training and certifications. */
export const coursesCopy = defineCopy({
  hero: {
    eyebrow: 'Courses',
    title: 'Learn by running it',
    content:
      'Courses explain, training lets you practice, a certification shows that you can. Exercises run in the cloud playground with {{playground-qubits}} qubits, so there is nothing to install.',
    format: 'Format',
    length: 'Length',
    result: 'Result',
    ends: 'Ends with',
    items: [
      {
        id: 'courses',
        title: 'Courses',
        format: 'At your own pace, online',
        length: '12 to 24 hours each',
        ends: 'a program of yours that runs',
      },
      {
        id: 'training',
        title: 'Hands-on training',
        format: 'With your team, on site or by video',
        length: '3 days',
        ends: 'a first solution to a problem of your own',
      },
      {
        id: 'certifications',
        title: 'Certifications',
        format: 'Practical examination',
        length: '4 hours and a talk',
        ends: 'a certificate that can be looked up',
      },
    ],
  },
  courses: {
    title: 'Courses',
    content: 'Six courses. Begin with any whose requirements you meet; the tutors answer in writing within two days.',
    length: 'Length',
    hours: 'hours',
    needs: 'You need',
    for: 'For',
    items: [
      {
        title: 'Linear algebra for qubits',
        hours: 12,
        needs: 'school mathematics',
        for: 'everybody who will take another course here',
        contents: 'Vectors and bases, complex numbers, unitary matrices, tensor products, measurement as projection',
      },
      {
        title: 'Circuits and algorithms',
        hours: 24,
        needs: 'linear algebra, some Python',
        for: 'developers and students of physics or computer science',
        contents:
          'Gates, entanglement, phase estimation, Grover’s search, variational methods, what noise does to each',
      },
      {
        title: 'Optimization with annealers',
        hours: 16,
        needs: 'some Python, a problem that you know well',
        for: 'planners, operations researchers, engineers',
        contents: 'QUBO and Ising form, penalties and their size, embedding, time to solution, classical baselines',
      },
      {
        title: 'Language models on your own documents',
        hours: 18,
        needs: 'Python, basic statistics',
        for: 'engineers and data people in regulated fields',
        contents: 'Retrieval, fine-tuning, test sets, citations, injection and how to contain it, running on premises',
      },
      {
        title: 'Evaluating a medical test',
        hours: 12,
        needs: 'basic statistics',
        for: 'clinicians, product people, auditors',
        contents:
          'Sensitivity and specificity, prevalence and predictive value, calibration, study design, what to publish',
      },
      {
        title: 'Moving to post-quantum cryptography',
        hours: 14,
        needs: 'responsibility for systems that encrypt',
        for: 'security and infrastructure teams',
        contents: 'What Shor’s algorithm breaks, inventory, ML-KEM and ML-DSA, hybrid key exchange, order of migration',
      },
    ],
  },
  training: {
    title: 'Hands-on training',
    content:
      'Three days for 6 to 12 people who work together. You bring a problem, we bring the back ends that you would use afterward. A laptop with a browser and some Python in the team are all that is needed.',
    day: 'Day',
    morning: 'Morning',
    afternoon: 'Afternoon',
    items: [
      { morning: 'Your problem, stated by you', afternoon: 'The same problem, as variables and rules' },
      { morning: 'A classical baseline in an hour', afternoon: 'First runs on simulator and annealer' },
      { morning: 'Scale it up until something breaks', afternoon: 'Results to your management, by your people' },
    ],
  },
  certifications: {
    title: 'Certifications',
    content: 'What is certified is that you can do it. There is no multiple choice in any of them.',
    needs: 'Requires',
    items: [
      {
        title: 'Quantum Practitioner',
        motif: 'circuit' as const,
        description: 'Write, run and explain a circuit for a task that you see for the first time.',
        needs: 'the contents of Circuits and algorithms',
      },
      {
        title: 'Optimization Engineer',
        motif: 'energy-landscape' as const,
        description: 'Formulate a planning problem, beat or confirm a baseline, and defend the comparison.',
        needs: 'the contents of Optimization with annealers',
      },
      {
        title: 'Applied AI Engineer',
        motif: 'token-tree' as const,
        description: 'Build a system that answers from documents, and measure how often it is wrong.',
        needs: 'the contents of Language models on your own documents',
      },
    ],
    rules: [
      'Four hours at the keyboard, all sources allowed, then half an hour in which you defend what you did.',
      'Two examiners, neither of whom taught you. You read their notes, whether you pass or not.',
      'Valid for three years. You may try again after a month, with another task.',
    ],
  },
  sample: {
    title: 'A question from the examination',
    content:
      'A supplier shows you these counts and says that the device entangles. Does the data support that, and how surely? Time: 25 minutes.',
    angles: 'Analyzers',
    same: 'Same',
    different: 'Different',
    correlation: 'Correlation',
    reveal: 'Show the answer',
    note: 'Simulated counts, 1,000 pairs a setting. The standard error of a correlation E from N pairs is √((1 − E²) / N).',
    verdict:
      'Far more than the 2 that local models allow. A little above 2√2 ≈ 2.83 too, which quantum mechanics forbids: by less than half a standard error, so that is chance. Full marks only with the doubts: were the settings chosen independently of the pairs, and were pairs left out?',
  },
  start: {
    title: 'Where to begin',
    content: 'If two of these are you, take the upper one.',
    items: [
      {
        title: 'I have never seen a matrix',
        description: 'Linear algebra for qubits. You miss nothing by starting there.',
      },
      {
        title: 'I write Python at work',
        description: 'Optimization with annealers: the first evening ends with a solved roster.',
      },
      {
        title: 'I lead a team with a real problem',
        description: 'The three days of training, with two of your sharpest skeptics in the room.',
      },
      {
        title: 'I can do it and need to prove it',
        description: 'An examination. The courses are not required, what they teach is.',
      },
    ],
  },
  questions: {
    title: 'Before you enroll',
    items: [
      {
        question: 'What does it cost?',
        answer: `It depends on the size of the group and on where we meet. Write to us with both; you have a price ${promises.contactReply.words}. There are reduced prices for students and universities.`,
      },
      {
        question: 'Do we need a quantum computer?',
        answer:
          'No. Everything runs in the playground or on a simulator; where hardware is used, access is part of the course.',
      },
      {
        question: 'In which language is it taught?',
        answer: 'In English. Training in Ranchi can be held in Hindi.',
      },
      {
        question: 'May the problem of our training stay confidential?',
        answer: 'Yes, under an agreement that we sign beforehand. What your team writes in those three days is yours.',
      },
    ],
  },
  closing: {
    title: 'Say who you are, and what you can do already.',
    content:
      'The size of the group, what it knows, and what it should be able to do afterward: three lines are enough.',
  },
});

export type CoursesCopy = typeof coursesCopy.sections;
