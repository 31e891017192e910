import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const customLlmCopy = defineCopy({
  hero: {
    title: 'A language model that has read your files',
    content:
      'A general model writes well about everything and knows nothing about your contracts, protocols or parts. Ours answers from your documents, cites the passage, and says so when the answer is not there.',
  },
  trace: {
    title: 'One question, traced to the page',
    content:
      'A maintenance manual, a service bulletin and a question from the night shift. The documents are made up for this page; the steps are those of the product.',
    question: 'Can I restart pump P-204 after a dry run?',
    retrieved: 'What was found',
    passages: [
      {
        source: 'Pump manual, revision 7, section 6.3',
        text: 'After running dry for more than 30 seconds the mechanical seal shall be inspected before restart.',
        score: 0.91,
        used: true,
      },
      {
        source: 'Service bulletin 118, page 2',
        text: 'For pumps of the P-200 series the limit is reduced to 10 seconds.',
        score: 0.87,
        used: true,
      },
      {
        source: 'Pump manual, revision 5, section 6.3',
        text: 'After running dry for more than 60 seconds inspect the seal.',
        score: 0.86,
        used: false,
      },
      {
        source: 'Shift log, hall 2',
        text: 'P-204 noisy again, reported to maintenance.',
        score: 0.52,
        used: false,
      },
    ],
    superseded: 'Set aside: superseded by revision 7',
    irrelevant: 'Set aside: no statement about restarting',
    answered: 'What it answers',
    answer: [
      {
        text: 'Not before the seal has been inspected, if it ran dry for more than 10 seconds.',
        cites: 'Bulletin 118',
      },
      { text: 'The manual’s 30 seconds do not apply to this series.', cites: 'Manual 6.3' },
      { text: 'The documents do not say how long it ran. Check the trend of the flow meter first.', cites: '' },
    ],
    missing: 'No source: said as such',
  },
  figures: {
    title: 'Published figures',
    claims: ['relative-cost'] satisfies ClaimId[],
  },
  ways: {
    title: 'Three ways to teach a model, cheapest first',
    content: 'Most projects end at the second. We only train when the first two have been measured and fall short.',
    columns: ['Way', 'Teaches', 'Does not teach', 'Update'],
    items: [
      {
        name: 'Instructions',
        teaches: 'Format, tone, the rules of one task',
        lacks: 'Facts the model has never seen',
        update: 'Edit a text',
      },
      {
        name: 'Retrieval',
        teaches: 'Facts, with their source, as of this morning',
        lacks: 'A manner of reasoning or a jargon',
        update: 'Add a document',
      },
      {
        name: 'Fine-tuning',
        teaches: 'Jargon, structure, judgment shown in many examples',
        lacks: 'Facts that can be cited or withdrawn',
        update: 'Train and examine again',
      },
    ],
  },
  memory: {
    title: 'What fits in your own rack',
    content:
      'If the data may not leave your network, the model comes to it. Weights need parameters times bits divided by eight; the rest of this table is arithmetic.',
    caption:
      'Memory for the weights alone, in gigabytes (10⁹ bytes). Working memory for long documents comes on top: plan for a fifth to a third more. Quantized weights lose a little accuracy; your examination shows how much.',
    parameters: 'Parameters',
    one: 'fits on one 24 GB card',
    several: 'fits on one 80 GB card',
    many: 'needs several cards',
  },
  examination: {
    title: 'The examination your experts write',
    content:
      'Two hundred questions with the right passage beside each, a quarter of them without an answer in the documents. The model never sees them before the day.',
    items: [
      {
        title: 'Supported',
        description: 'Does the cited passage say what the answer says? Read by a person, not by another model.',
      },
      {
        title: 'Complete',
        description: 'Did the search find every passage that the expert marked, the newest revision included?',
      },
      {
        title: 'Silent',
        description: 'When there is no answer in the documents, does it say so? This is where general models fail.',
      },
      {
        title: 'Stable',
        description: 'The same question in other words, in another language, with a typing error.',
      },
    ],
    note: 'A model can still be wrong with a straight face. That is why every answer shows its source, and why the examination is repeated after each change.',
  },
  questions: {
    title: 'Questions that we are asked',
    items: [
      {
        question: 'Do our documents train a model for anybody else?',
        answer:
          'No. Your documents, the index made from them and any weights trained on them belong to you, stay in the place you choose and are deleted or handed over at the end of the contract.',
      },
      {
        question: 'Who may ask about which document?',
        answer:
          'The search respects the permissions of the system that the document comes from. What you may not open, you can’t be answered from.',
      },
      {
        question: 'Which base model do you use?',
        answer:
          'The one that does best in your examination under its license and within your hardware. We keep the parts apart, so that it can be replaced without building anew.',
      },
      {
        question: 'What about scans, drawings and tables?',
        answer:
          'Scans are read by text recognition and tables keep their rows. Handwriting and engineering drawings need a trial on your own material before we promise anything.',
      },
    ],
  },
  closing: {
    title: 'Bring ten questions that nobody can answer quickly.',
    content: 'In the demo we put them to a model with your sample documents, and you count.',
  },
});
