import { type company, promises } from '~/lib/company';
import { keptFor } from '~/lib/kept-for';
import { definePlainCopy } from '../plain-copy';

/** The words of the contact page. */
export const contactCopy = definePlainCopy({
  hero: {
    eyebrow: 'Contact',
    title: 'Write to a person',
    content:
      'Tell us what you are trying to solve, what you have tried and by when it matters. Somebody who can answer reads it, and what can’t be answered in writing becomes a call.',
  },
  form: {
    title: 'What is it about?',
    content: `By sending this you agree that we keep what you write to answer you, and for nothing else, until ${keptFor.inquiries.words} after the last thing that was written or done about it, or until you ask us to erase it.`,
  },
  reply: {
    title: 'When you hear from us',
    content: `We answer ${promises.contactReply.words}, in the time of our headquarters. Weekends and India’s public holidays stop the clock; nothing else does.`,
    note: 'Three messages of one week and the moment by which each is answered, in Indian Standard Time (UTC+5:30). Solid is time that counts, dotted is the weekend.',
  },
  offices: {
    title: 'Where we are',
    content: 'One company in two countries. What you send to either reaches the same inbox.',
    headquarters: 'Headquarters',
    second: 'Second office',
  },
  mailboxes: {
    title: 'Or straight to the right desk',
    content: 'The form is the quickest way to an engineer. These addresses lead past it.',
    items: [
      {
        title: 'General',
        mailbox: 'hello',
        description: `Projects, partnerships, the press. Answered ${promises.contactReply.words}.`,
      },
      {
        title: 'Privacy',
        mailbox: 'privacy',
        description: `What we hold about you, corrected or erased. Answered ${promises.privacyReply.words}.`,
      },
      {
        title: 'Legal',
        mailbox: 'legal',
        description: `Terms, contracts, rights in content. Answered ${promises.legalReply.words}.`,
      },
      {
        title: 'Careers',
        mailbox: 'careers',
        description: 'Applications and questions about open positions.',
      },
    ] satisfies { title: string; mailbox: keyof typeof company.emails; description: string }[],
  },
  questions: {
    title: 'Before you write',
    content: '',
    items: [
      {
        question: 'Who reads my message?',
        answer:
          'An engineer on duty for the inbox, not a call center. If your subject needs a physicist, a clinician or somebody who can quote a price, that person answers you directly.',
      },
      {
        question: 'Can we sign a confidentiality agreement first?',
        answer:
          'Yes. Choose any subject, leave the confidential part out and say that you need an agreement; we send ours or sign yours. Until it is signed, please send nothing that you could not print.',
      },
      {
        question: 'May I attach data?',
        answer:
          'Not through this form. Describe the data in words: what a row is, how many there are, what is personal in it. We answer with a way to send a sample that suits how sensitive it is.',
      },
      {
        question: 'I would rather see it than read about it.',
        answer: `Then request a demo: ${promises.demoLength.words}, on an example from your own field.`,
      },
    ],
  },
});

export type ContactCopy = typeof contactCopy.sections;
