import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const aiSolutionsCopy = defineCopy({
  hero: {
    title: 'AI that has one job and is measured on it',
    content:
      'Name the decision that has to get better. We train a model for it, test it on cases it has not seen, and put it into service with a person who can overrule it.',
  },
  figures: {
    title: 'Published figures',
    claims: ['model-count', 'relative-cost'] satisfies ClaimId[],
  },
  kinds: {
    title: 'Four kinds of work',
    content: 'Each begins with a different sentence from your side.',
    items: [
      {
        said: '“The answer is in our files, somewhere.”',
        path: '/services/ai-solutions/custom-llm',
        description:
          'A language model adapted to your field, which answers from your own documents and shows the passage.',
      },
      {
        said: '“We type the same thing into three systems.”',
        path: '/services/ai-solutions/automation-rpa',
        description: 'Workflows that read, check and enter, and hand the doubtful case to a person.',
      },
      {
        said: '“There are too many combinations to try.”',
        path: '/services/ai-solutions/quantum-ai-systems',
        description:
          'A model proposes, a quantum or classical solver searches, and the result trains the next proposal.',
      },
      {
        said: '“Show me, before I buy anything.”',
        path: '/services/ai-solutions/platforms',
        description: 'Unfaked and Bliss, two platforms for the public. Same engine, open on request.',
      },
    ],
  },
  sealed: {
    title: 'How we know that a model is good',
    content:
      'The last months of your records are sealed before anybody trains anything. They are opened once, at the end, and the result counts.',
    paragraphs: [
      'Records are not independent: last Tuesday looks like last Monday. If the test cases are drawn at random from all months, the model has seen each one’s neighbors, and the score is too good.',
      'So we cut by time, as your business does. The model learns from the past and is examined on what came later, including the week in which everything changed.',
    ],
    caption:
      'Twenty-four months of records, one bar a month. Above, the way we split them: learn, adjust, examine. Below, the usual random split: every month leaks into the examination.',
    learn: 'Learn: the model is trained on these',
    adjust: 'Adjust: settings and the threshold are chosen here',
    examine: 'Examine: sealed, opened once',
    random: 'Examined at random: each beside a case the model knows',
  },
  use_cases: {
    title: 'Use Cases',
    content: 'Decisions that a company makes a thousand times a week.',
    items: [
      {
        question: 'Which of these claims should an assessor see today?',
        given: 'Claim file, photographs, history',
        answer: 'A ranked list, with the three reasons for each rank',
        path: '/services/ai-solutions/custom-llm',
      },
      {
        question: 'Does this invoice match its order?',
        given: 'PDF, order, goods receipt',
        answer: 'Booked, or on a desk with the difference marked',
        path: '/services/ai-solutions/automation-rpa',
      },
      {
        question: 'What does clause 14 oblige us to do?',
        given: 'Contract archive, amendments',
        answer: 'Two sentences and the paragraph they rest on',
        path: '/services/ai-solutions/custom-llm',
      },
      {
        question: 'How many of these parts will we need in March?',
        given: 'Orders, prices, calendar',
        answer: 'A forecast as a range, not as one number',
        path: '/services/ai-solutions/quantum-ai-systems',
      },
      {
        question: 'Which crew goes where after the storm?',
        given: 'Faults, skills, roads, shifts',
        answer: 'A plan, and a new one when a road closes',
        path: '/services/ai-solutions/quantum-ai-systems',
      },
      {
        question: 'Is this order normal for this customer?',
        given: 'Order stream, past returns',
        answer: 'Passed in milliseconds, or stopped with a reason',
        path: '/services/ai-solutions/automation-rpa',
      },
    ],
  },
  project: {
    title: 'Four gates, and you may stop at each',
    items: [
      {
        title: 'The measure',
        description: 'One number that both sides accept, computed from records you have. No measure, no project.',
      },
      {
        title: 'The baseline',
        description: 'A rule or a small model, built in days. If it is good enough, keep it and thank us.',
      },
      {
        title: 'The sealed test',
        description: 'The trained model on the months it never saw, beside the baseline and beside your present way.',
      },
      {
        title: 'The quiet month',
        description: 'In service, answering unseen, while people decide as before. Then it may speak.',
      },
    ],
  },
  limits: {
    title: 'When we advise against it',
    items: [
      'The outcome was never recorded. A model can’t learn what nobody wrote down.',
      'Fewer than some hundred cases of the thing to be found. Write the rule by hand.',
      'An error would cost a life or a liberty, and nobody would look at the result.',
      'The process will be replaced next year. Automate the new one.',
    ],
  },
  closing: {
    title: 'Tell us the decision. We tell you what can be measured.',
    content: 'The first call needs no data, only somebody who makes that decision now.',
  },
});
