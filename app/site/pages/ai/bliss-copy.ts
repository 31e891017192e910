import { defineCopy } from '../page-copy';

export const blissCopy = defineCopy({
  hero: {
    title: 'Read slowly, ask freely',
    content:
      'Bliss is a learning platform for spiritual texts. It reads a passage with you, answers from the texts themselves, and shows where traditions and translations differ, without deciding between them.',
  },
  line: {
    title: 'One line, read slowly',
    place: 'Bhagavad Gita, chapter 2, verse 50, last quarter',
    original: 'yogah karmasu kaushalam',
    words: [
      { word: 'yogah', gloss: 'yoga; discipline, union', form: 'nominative' },
      { word: 'karmasu', gloss: 'in actions, among works', form: 'locative, plural' },
      { word: 'kaushalam', gloss: 'skill, well-being', form: 'nominative' },
    ],
    content:
      'Three words and no verb. Two of them stand in the nominative, so either can be the subject, and the grammar does not choose.',
    readings: [
      {
        text: 'Yoga is skill in what one does.',
        follows: 'Then discipline shows itself in work that is well done.',
      },
      {
        text: 'Skill in action: that is yoga.',
        follows:
          'Then only one kind of skill is meant, and the verses before it say which: acting without clinging to the fruit.',
      },
    ],
    note: 'Translators have rendered it both ways. Bliss shows you both, who chose which, and the verses that each relies on.',
  },
  session: {
    title: 'A quarter of an hour',
    content: 'A session has an end. Nothing calls you back but the text.',
    unit: 'min',
    items: [
      { minutes: 5, name: 'Read', description: 'One passage, in your language and in the original.' },
      { minutes: 4, name: 'Ask', description: 'Whatever you like. Answers name the place they come from.' },
      { minutes: 4, name: 'Stay', description: 'The screen goes dark. The passage remains, or silence.' },
      { minutes: 2, name: 'Recall', description: 'One line from last week, before it fades.' },
    ],
  },
  memory: {
    title: 'How a line stays',
    content:
      'Memory of a passage fades by halves. Each time you meet it again just before it is gone, it lasts longer, so the visits can grow rare.',
    caption:
      'A model that is common in research on learning: recall halves at a fixed interval, and each review lengthens that interval. Start: three days; each review multiplies it by 2.3. Bliss learns both from your own answers.',
    x: 'Days since the first reading',
    y: 'Chance to recall',
    without: 'never met again',
    with: 'met again',
    days: 'In this model the line comes back on day',
  },
  asked: {
    title: 'What people ask',
    items: [
      {
        question: 'Is this verse about war?',
        answer: 'Shows the setting, then three commentaries: one literal, one inward, one that refuses the choice.',
      },
      {
        question: 'Why do two translations say the opposite?',
        answer: 'Finds the word on which they part, and the manuscripts or grammars behind each.',
      },
      {
        question: 'What should I do about my brother?',
        answer:
          'Says that no text can know him. Offers passages on anger that readers have stayed with, and suggests a person.',
      },
    ],
  },
  limits: {
    title: 'What it will not do',
    items: [
      'Pretend to be a teacher, a prophet or a friend.',
      'Rank traditions, or tell you which reading is right.',
      'Replace a doctor or a counselor. When somebody seems to be in danger, it says so and names a way to help.',
      'Sell what you asked. Questions about faith are sensitive data: they are kept apart, and you can delete them.',
    ],
  },
  closing: {
    title: 'Begin with one passage.',
    content:
      'Tell us which text you would read, and in which language. We answer with access when it is ready to be read well.',
  },
});
