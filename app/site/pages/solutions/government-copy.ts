import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const governmentSolutionCopy = defineCopy({
  hero: {
    eyebrow: 'Government & governance',
    title: 'Systems that a ministry can explain',
    content:
      'Public bodies have to justify a decision years after it was made. We build for that: hosted where the law requires, each decision with its inputs on record, bought in steps that each stand alone and can be stopped.',
  },
  stats: {
    title: 'In figures',
    claims: ['security-uptime', 'countries', 'relative-cost'] satisfies ClaimId[],
  },
  overview: {
    title: 'Governance is a property of the system, not a document beside it',
    content:
      'A policy says who may decide and why. If the software doesn’t know the policy, somebody checks it by hand, later, on a sample. We put it where the decision is made: the model can’t answer without a source, the officer can’t close a case without a reason, and nobody can change the record of either.',
  },
  features: {
    title: 'What is in it',
    items: [
      {
        title: 'Sovereign setup',
        description: 'In your data center or in a cloud under your law. It works with the cable to us unplugged.',
      },
      {
        title: 'Decisions with reasons',
        description:
          'Every proposal names its rule, its inputs and the version that made it. An officer confirms or departs from it, with a sentence.',
      },
      {
        title: 'Citizens’ own language',
        description: 'Answers from the regulations in force, with the paragraph. In doubt the case goes to a person.',
      },
      {
        title: 'Post-quantum cryptography',
        description: 'Hybrid key exchange wherever both ends support it, and a plan for what you have already.',
      },
      {
        title: 'Planning that shows its price',
        description: 'Budgets, sites and shifts optimized with the limits stated, and what each limit costs.',
      },
      {
        title: 'Open formats',
        description:
          'Data, models and rules can be exported by you alone, in formats that the next contractor can read.',
      },
    ],
  },
  security: {
    title: 'Security and compliance',
    content:
      'An auditor does not want to trust us. So the log can be checked without us: each line is hashed together with the hash before it.',
    log_title: 'An audit log, and the same log after somebody changed a word',
    honest: 'Hash as recorded',
    forged: 'Hash after the change',
    changed: { from: 'departed', to: 'followed' },
    entries: [
      { time: '09:02:11', who: 'officer-17', what: 'opened case 4471' },
      { time: '09:02:14', who: 'model v3.2', what: 'proposed refusal, rule 12(3)' },
      { time: '09:06:40', who: 'officer-17', what: 'departed from proposal: hardship' },
      { time: '09:06:41', who: 'system', what: 'sent notice, template 8' },
      { time: '09:31:05', who: 'auditor-2', what: 'read case 4471' },
    ],
    caption:
      'SHA-256, computed for this page, first eight digits. The third line was changed by one word; every hash from there on differs. A chain alone doesn’t stop someone who rewrites all of it: so the last hash of each day is deposited outside, with a body of your choice.',
    controls: [
      { term: 'Identity', text: 'Your directory, two factors, roles with separation of duties' },
      { term: 'Encryption', text: 'In transit and at rest, keys in your own module' },
      { term: 'Data protection', text: 'GDPR and the Indian DPDP Act: purpose, retention and deletion for each field' },
      {
        term: 'AI oversight',
        text: 'Risk class, human oversight and records as the EU AI Act asks for high-risk systems',
      },
      {
        term: 'Certificates',
        text: 'We map controls to ISO/IEC 27001 and say which are certified, by whom and until when, in the offer. None is claimed here.',
      },
    ],
  },
  steps: {
    title: 'Bought in steps that can be stopped',
    content: 'Each step has a price, an end and something that stays with you.',
    columns: ['Step', 'You get', 'If you stop here'],
    items: [
      {
        title: 'Look',
        length: '3 weeks',
        get: 'Inventory, risks, one recommended case',
        stop: 'The inventory is yours',
      },
      {
        title: 'Try',
        length: '8 weeks',
        get: 'One case on your machines, measured against today',
        stop: 'The measurement is yours',
      },
      {
        title: 'Run',
        length: '6 months',
        get: 'One office in service, with training and audit',
        stop: 'It keeps running, documented',
      },
      {
        title: 'Extend',
        length: 'by call-off',
        get: 'Further offices at prices fixed at the start',
        stop: 'Handover to whom you choose',
      },
    ],
  },
  questions: {
    title: 'Asked by procurement',
    items: [
      {
        question: 'Can the system run without any connection to you?',
        answer:
          'Yes. Updates arrive as signed packages that you install. What then is missing is our remote support; response times in the contract take that into account.',
      },
      {
        question: 'Who owns models that were trained on our data?',
        answer: 'You do. We keep no copy, and use neither data nor model for anyone else.',
      },
      {
        question: 'Does a model decide about citizens?',
        answer:
          'No. It proposes, with reasons. Where the law demands a human decision the interface has no button for anything else.',
      },
      {
        question: 'How do we get out?',
        answer:
          'With an export of data, rules and logs in documented formats, and handover days at a price that stands in the first contract.',
      },
    ],
  },
  closing: {
    title: 'See it decide, and see the record it leaves',
    content: 'The demo uses an invented permit office. At the end you get the audit log, and the tool to check it.',
  },
});
