import type { MotifName } from '../../map/site-page';
import { defineCopy } from '../page-copy';

interface Platform {
  name: string;
  line: string;
  path: string;
  motif: MotifName;
  action: string;
  features: readonly string[];
  capabilities: string;
  impact: string;
  vision: string;
}

export const platformsCopy = defineCopy({
  hero: {
    title: 'Two platforms for everyone',
    content:
      'Most of our work is for organizations. These two are for the public: one asks where a claim came from, the other where a saying stands.',
  },
  platforms: {
    title: 'Side by side',
    features: 'Features',
    capabilities: 'Capabilities',
    impact: 'Impact',
    vision: 'Vision',
    items: [
      {
        name: 'Unfaked',
        line: 'AI investigative news',
        path: '/services/ai-solutions/platforms/unfaked',
        motif: 'provenance',
        action: 'Visit Unfaked',
        features: [
          'The earliest publication of a claim',
          'Who repeated it, and what changed on the way',
          'Evidence for and against, each with its source',
          'Corrections in the open, with the old text',
        ],
        capabilities:
          'Reads reports, transcripts, filings and studies in many languages, matches statements that mean the same, and puts their copies in order of time.',
        impact: 'A reader sees how many independent sources there really are, which by hand is an afternoon’s work.',
        vision: 'That “where does this come from?” becomes as quick to answer as “what does this say?”.',
      },
      {
        name: 'Bliss',
        line: 'Spiritual learning',
        path: '/services/ai-solutions/platforms/bliss',
        motif: 'phyllotaxis',
        action: 'Explore Bliss',
        features: [
          'Passages in order, at a pace you choose',
          'Word by word beside the original',
          'Translations next to each other where they disagree',
          'Quiet recall, so that a text stays with you',
        ],
        capabilities:
          'Knows where every sentence stands, who translated it and how commentators have read it. Answers questions from the texts, and from nowhere else.',
        impact:
          'Somebody without a teacher nearby can read a difficult book slowly, ask what they would not ask aloud, and see that wise people disagree.',
        vision: 'That old texts are read by their own light, across traditions, without being flattened into advice.',
      },
    ] satisfies Platform[],
  },
  engine: {
    title: 'One engine under both',
    content: 'News and scripture have little in common, except that in both the source is everything.',
    step: 'Step',
    always: 'In both',
    steps: [
      {
        name: 'Ask',
        text: 'A question in your own words',
        examples: ['Does water before meals make you eat less?', 'What does “yogah karmasu kaushalam” say?'],
      },
      {
        name: 'Find',
        text: 'Passages from the collection, with place and date',
        examples: ['Twelve reports, one press release, one trial', 'Bhagavad Gita 2.50, and those who translated it'],
      },
      {
        name: 'Compare',
        text: 'Which of them agree, differ, or copy each other',
        examples: [
          'Twelve headlines, one independent origin',
          'Two words in the nominative: either can be the subject',
        ],
      },
      {
        name: 'Answer',
        text: 'Only what the passages carry, each sentence with its place',
        examples: [
          'Slightly, at one lunch, among 40 volunteers. Nobody has repeated it.',
          'Yoga is skill in what one does, or skill in action is yoga. The grammar allows both.',
        ],
      },
    ],
    note: 'The trial and its reports are invented for these pages; the verse is not.',
    otherwise: 'Nothing found? Then that is the answer:',
    silence: 'The collection says nothing about this.',
  },
  promises: {
    title: 'Three rules that hold for both',
    items: [
      {
        title: 'No verdicts',
        description: 'We show evidence and readings. What is true or holy is not ours to decide.',
      },
      {
        title: 'No feed',
        description: 'Nothing is ranked by what keeps you longest. A page ends, and so does the visit.',
      },
      {
        title: 'No hidden hand',
        description: 'What a machine wrote says so. What a person corrected says when, and what it was before.',
      },
    ],
  },
  closing: {
    title: 'Choose by the question you have.',
    content: 'Both are open by request; tell us what you would use them for.',
  },
});
