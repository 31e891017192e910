import { defineCopy } from '../page-copy';

export const unfakedCopy = defineCopy({
  hero: {
    title: 'Follow a claim back to where it began',
    content:
      'Unfaked is an investigative news platform. It finds the first publication of a claim, shows who repeated it and what changed on the way, and sets the evidence for and against side by side. The verdict stays with you.',
  },
  trace: {
    title: 'Nine days, four sentences',
    content:
      'How a modest result becomes a headline. The study and the outlets are made up; the four steps are the usual ones.',
    lost: 'Lost',
    gained: 'Gained',
    items: [
      {
        day: 'Day 0',
        where: 'Journal article, results',
        words:
          'In a trial with 40 volunteers, those who drank a glass of water before lunch ate slightly less at lunch.',
        lost: '',
        gained: '',
      },
      {
        day: 'Day 2',
        where: 'Press release of the institute',
        words: 'Water before meals may help people eat less, a study suggests.',
        lost: '40 volunteers; slightly; lunch',
        gained: '',
      },
      {
        day: 'Day 4',
        where: 'News site, 11 more within a day',
        words: 'Study: water before meals makes you eat less.',
        lost: 'may; suggests',
        gained: 'a cause',
      },
      {
        day: 'Day 9',
        where: 'Post with a picture, most shared',
        words: 'Scientists prove that water melts fat.',
        lost: 'meals; eating',
        gained: 'prove; fat',
      },
    ],
  },
  origins: {
    title: 'Count origins, not headlines',
    content:
      'Twelve reports that all lead to one press release are one source. Independent evidence multiplies; copies add nothing.',
    paragraphs: [
      'The table is Bayes’ rule. Suppose a claim like this is true one time in ten, and that a source reports it three times as readily when it is true as when it is not. Then the number of headlines is beside the point.',
    ],
    caption:
      'Twelve headlines in each row; only the number of independent origins differs. The figures follow from the two assumptions in the text and from nothing else.',
    headlines: 'Headlines',
    origins: 'Independent origins',
    belief: 'Belief that it is true',
  },
  evidence: {
    title: 'What a page of Unfaked shows',
    claimed: 'Water before meals makes you eat less',
    for_title: 'Speaks for it',
    against_title: 'Speaks against it',
    for_items: [
      { text: 'One randomized trial found a small effect at the next meal', kind: 'Primary study, 40 people' },
      { text: 'Stomach filling is a known signal of satiety', kind: 'Textbook, mechanism only' },
    ],
    against_items: [
      { text: 'The trial measured one lunch, not a day or a month', kind: 'Same study, its own limits section' },
      { text: 'No second group has published the same result', kind: 'Search of three databases, date shown' },
    ],
    open: 'What would settle it',
    open_text: 'A trial over weeks that was registered before it began. None is listed.',
  },
  newsroom: {
    title: 'For readers, and for newsrooms',
    items: [
      {
        title: 'Paste a sentence',
        description: 'Or a link, or a picture of a post. You get the trail as far back as it can be followed.',
      },
      {
        title: 'Watch a claim',
        description: 'A new origin, a correction or a withdrawal reaches you once, with what it changes.',
      },
      {
        title: 'Cite the trail',
        description: 'Each trail has a fixed address and a date, and keeps copies of what may be kept.',
      },
      {
        title: 'Contest it',
        description: 'Anybody may object. Objections are answered by an editor and stay visible beside the page.',
      },
    ],
  },
  limits: {
    title: 'Where the trail ends',
    content:
      'Private chats, deleted posts, broadcasts nobody transcribed: the earliest publication that we find is not always the first there was. We say “earliest found”, with the date of the search. A machine also misreads irony. Every trail shows which steps a person has checked.',
  },
  closing: {
    title: 'Send us a sentence that you doubt.',
    content: 'We answer with its trail, and with access if you want to follow the next one yourself.',
  },
});
