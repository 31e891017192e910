import { contactHref, demoHref } from '../next-steps';
import type { Brief } from './brief';

const demo = { label: 'Request Demo', href: demoHref('ai') };

const aiSolutions: Brief = {
  heading: 'AI that has one job and is measured on it',
  lead: 'We start with the decision that has to get better and the data that records how it was made so far. Then we train, test on cases the model has not seen, and put it into service with a person who can overrule it.',
  facts: [
    { claim: 'model-count' },
    { claim: 'relative-cost' },
    { term: 'Your data stays yours', text: 'models can be trained and served inside your own network' },
  ],
  actions: [demo, { label: 'Contact Sales', href: contactHref('sales') }],
};

const enterpriseSolutions: Brief = {
  heading: 'New mathematics, old systems, no drama',
  lead: 'A solver is worth little until its answer reaches the planning system at six in the morning. We connect models and quantum back ends to the software you run, with your identities, your audit rules and agreed service levels.',
  facts: [
    { claim: 'security-uptime' },
    { term: 'Audit trail', text: 'every input, version and decision can be looked up' },
    { term: 'Exit plan', text: 'data and models in open formats from the first day' },
  ],
  actions: [
    { label: 'Contact Sales', href: contactHref('sales') },
    { label: 'Request Demo', href: demoHref('ai') },
  ],
};

export const serviceBriefs: Record<string, Brief> = {
  '/services': {
    heading: 'Four lines of work, one engineering team',
    lead: 'Quantum computing, AI, healthcare and enterprise systems are built by the same people, because most real problems need two of them. Choose the one that is closest to yours; we will say so when another fits better.',
    facts: [{ claim: 'algorithm-count' }, { claim: 'model-count' }, { claim: 'relative-cost' }],
    actions: [
      { label: 'Request Demo', href: demoHref() },
      { label: 'Explore Solutions', href: '/solutions' },
    ],
  },
  '/services/ai-solutions': aiSolutions,
  '/solutions/ai': aiSolutions,
  '/services/ai-solutions/custom-llm': {
    heading: 'A language model that has read your files',
    lead: 'A general model writes well about everything and knows nothing about your contracts, protocols or parts. We adapt one to your field, let it answer from your own documents with the passage cited, and test it on questions your experts wrote.',
    facts: [
      { claim: 'case-documents' },
      { term: 'Citations', text: 'every answer names the document and the passage' },
      { term: 'On your premises', text: 'if the data may not leave them' },
    ],
    actions: [demo, { label: 'Contact Sales', href: contactHref('sales') }],
  },
  '/services/ai-solutions/automation-rpa': {
    heading: 'Give people back the afternoon',
    lead: 'Somebody in your company copies numbers from e-mails into a form. Automation reads, checks and enters them, hands the doubtful cases to a person and keeps a record of each step. An audit shows which processes are worth it before anything is built.',
    facts: [{ claim: 'automation-cost-reduction' }, { claim: 'automation-hours' }, { claim: 'automation-accuracy' }],
    actions: [
      { label: 'Request Automation Audit', href: contactHref('consultation') },
      { label: 'Book a Consultation', href: contactHref('consultation') },
    ],
  },
  '/services/ai-solutions/quantum-ai-systems': {
    heading: 'Hybrid Intelligence: Quantum + AI',
    lead: 'A model learns which solutions look promising; a solver searches around them; the result teaches the model. Each half does what it is good at, and the loop runs on classical hardware today and on quantum hardware where that is faster.',
    facts: [{ claim: 'hybrid-speed' }, { claim: 'hybrid-accuracy' }, { claim: 'hybrid-scale' }],
    actions: [demo, { label: 'Talk to Experts', href: contactHref('expert') }],
  },
  '/services/ai-solutions/platforms': {
    heading: 'Two platforms for everyone',
    lead: 'Most of our work is for organisations. Unfaked and Bliss are for the public: one checks news against its evidence, the other teaches from spiritual texts. Both rest on the same retrieval engine, which answers only from sources it can show.',
    facts: [
      { term: 'Unfaked', text: 'investigative news with the evidence attached' },
      { term: 'Bliss', text: 'guided learning from spiritual texts' },
      { term: 'Sources first', text: 'no answer without the passage it came from' },
    ],
    actions: [
      { label: 'Visit Unfaked', href: '/services/ai-solutions/platforms/unfaked' },
      { label: 'Explore Bliss', href: '/services/ai-solutions/platforms/bliss' },
    ],
  },
  '/services/ai-solutions/platforms/unfaked': {
    heading: 'Follow a claim back to where it began',
    lead: 'Unfaked is an investigative news platform. It takes a claim, finds its first publication, shows who repeated it and what changed on the way, and sets the evidence for and against side by side. The verdict stays with the reader.',
    facts: [
      { term: 'Origin', text: 'the earliest publication that can be found' },
      { term: 'Trail', text: 'who repeated the claim, and how it changed' },
      { term: 'Evidence', text: 'for and against, each with its source' },
    ],
    actions: [
      { label: 'Ask for early access', href: contactHref('other') },
      { label: 'Explore Bliss', href: '/services/ai-solutions/platforms/bliss' },
    ],
  },
  '/services/ai-solutions/platforms/bliss': {
    heading: 'Read slowly, ask freely',
    lead: 'Bliss is a learning platform for spiritual texts. It reads a passage with you, answers questions from the texts themselves and shows where traditions and translations differ, without deciding between them.',
    facts: [
      { term: 'Passages', text: 'read in order, at a pace you choose' },
      { term: 'Answers', text: 'taken from the texts, with the place named' },
      { term: 'Translations', text: 'side by side where they disagree' },
    ],
    actions: [
      { label: 'Ask for early access', href: contactHref('other') },
      { label: 'Visit Unfaked', href: '/services/ai-solutions/platforms/unfaked' },
    ],
  },
  '/services/healthcare': {
    heading: 'Look for many cancers at once, early',
    lead: 'DIM12 examines one sample for the signals of several cancers, and our radiology models sort a worklist so that urgent images are read first. Both support a clinician; neither replaces the diagnosis.',
    facts: [
      { claim: 'detection-accuracy' },
      { claim: 'cancer-types' },
      { term: 'Clinician decides', text: 'results are a reason to look, not a diagnosis' },
    ],
    actions: [
      { label: 'Request Demo', href: demoHref('dim12') },
      { label: 'Contact Sales', href: contactHref('sales') },
    ],
  },
  '/services/enterprise-solutions': enterpriseSolutions,
  '/solutions/enterprise': enterpriseSolutions,
};
