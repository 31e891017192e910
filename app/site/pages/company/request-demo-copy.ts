import { promises } from '~/lib/company';
import { keptFor } from '~/lib/kept-for';
import { definePlainCopy } from '../plain-copy';

/** The words of the page on which a demo is requested. */
export const requestDemoCopy = definePlainCopy({
  hero: {
    eyebrow: 'Request Demo',
    title: 'See it on a problem like yours',
    content:
      'An engineer prepares a small version of a problem from your field, solves it in front of you and shows what the best classical method makes of it. No slides about the future of computing.',
    proof: promises.demoLength.words,
  },
  form: {
    title: 'What would you like to see?',
    content: `We answer ${promises.contactReply.words} and agree on a time. By sending this you agree that we keep what you write to prepare and hold the demo, until ${keptFor.inquiries.words} after the last thing that was written or done about it, or until you ask us to erase it.`,
  },
  agenda: {
    title: 'The call, minute by minute',
    content: 'The first half hour is prepared. The last quarter is yours, and you can end the call without it.',
    items: [
      {
        from: 0,
        to: 5,
        title: 'Your problem',
        description: 'You say what decides between a good answer and a bad one. We repeat it until you agree.',
      },
      {
        from: 5,
        to: 15,
        title: 'The formulation',
        description: 'Variables, constraints and objective of the example, on one screen, in symbols and in words.',
      },
      {
        from: 15,
        to: 30,
        title: 'Both runs',
        description:
          'The prepared instance on our system, and the same instance on a classical solver. Same data, same clock.',
      },
      {
        from: 30,
        to: 45,
        title: 'Your questions',
        description:
          'Price, data protection, what happens at ten times the size. Or nothing, and you have the time back.',
      },
    ],
  },
  people: {
    title: 'Who should join',
    content: 'Two or three people are enough.',
    items: [
      {
        title: 'Somebody who has the problem',
        description: 'The dispatcher, the risk analyst, the radiologist: who sees at once whether an answer is usable.',
      },
      {
        title: 'Somebody who knows the data',
        description: 'Where it lies, what is missing in it, which parts may not leave the building.',
      },
      {
        title: 'Somebody who can say go on or stop',
        description: 'So that the call ends with a decision, even if the decision is no.',
      },
    ],
  },
  bring: {
    title: 'What to bring',
    content: 'Nothing confidential, and nothing at all if you are short of time: then we choose the example.',
    items: [
      { title: 'Quantum computing', needs: 'The number of decisions, the rules that must hold, and what you do today' },
      { title: 'DIM12', needs: 'Which patients would be tested, and what follows a positive result in your clinic' },
      { title: 'AI solutions', needs: 'Three documents like yours, and ten questions that they should answer' },
      { title: 'Consulting', needs: 'One question with a yes or a no, and who has to believe the answer' },
    ],
  },
  questions: {
    title: 'Before you ask for it',
    items: [
      {
        question: 'Does the demo cost anything?',
        answer: 'No, and it obliges you to nothing. What we ask for is the time of somebody who knows the problem.',
      },
      {
        question: 'Is it run on a real quantum computer?',
        answer:
          'We say before each run what it runs on: a simulator, an annealer or quantum hardware. For the size of instance that fits into a call, a simulator is often the honest choice.',
      },
      {
        question: 'What if the classical solver wins?',
        answer:
          'Then you have seen it, and know something about your problem. It happens, above all with small instances. We tell you from which size we expect that to change, if at all.',
      },
      {
        question: 'Can you record the call?',
        answer: 'Only if you ask for it, and everybody in the call agrees. The recording is yours.',
      },
    ],
  },
});

export type RequestDemoCopy = typeof requestDemoCopy.sections;
