import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const automationCopy = defineCopy({
  hero: {
    title: 'Give people back the afternoon',
    content:
      'Somebody in your company copies numbers from e-mails into a form. Automation reads, checks and enters them, hands the doubtful case to a person, and keeps a record of each step.',
    proof: 'The audit comes first: which processes are worth it, before anything is built.',
  },
  overview: {
    title: 'Overview',
    content:
      'A robot that clicks through screens breaks when a screen changes. A model that decides alone breaks without anybody noticing. We combine the two with a third part that most projects leave out: a rule for when to ask.',
    paragraphs: [
      'Where a system has an interface, we use it. Where it has only a screen, a software robot uses that screen as a clerk would, and stops when it looks different.',
      'Every step is written down before the next one starts. An auditor can follow one invoice from the mailbox to the ledger, a year later.',
    ],
    caption: 'The record of one invoice, as the process owner sees it. Supplier and amounts are made up.',
    log: [
      { at: '08:14:02', actor: 'robot', text: 'Message received, one attachment, 2 pages' },
      { at: '08:14:05', actor: 'model', text: 'Read: supplier 40117, order 7730, total 18,240.00 (confidence 0.97)' },
      { at: '08:14:05', actor: 'rule', text: 'Order 7730 found, ordered 18,400.00, difference 160.00' },
      { at: '08:14:05', actor: 'rule', text: 'Difference above the limit of 50.00: ask' },
      { at: '08:31:40', actor: 'person', text: 'Approved by accounts payable, reason “freight credit”' },
      { at: '08:31:41', actor: 'robot', text: 'Booked as document 5100-2291, mail filed' },
    ],
  },
  features: {
    title: 'Features',
    content: 'Four parts. Each can be bought without the others.',
    items: [
      {
        title: 'AI-Powered Workflows',
        description:
          'Models read what rules can’t: free text, scans, tables without lines. Rules decide what must be the same every time. The workflow says which of them acted.',
        sample: 'mail → read → check → book or ask → file',
      },
      {
        title: 'Chatbots & Virtual Agents',
        description:
          'Agents that do the thing instead of explaining where to click: change the delivery date, issue the copy, open the ticket. Within limits that you set per action.',
        sample: '“Move order 7730 to Friday” → moved, confirmed',
      },
      {
        title: 'Enterprise Integration',
        description:
          'By interface, message queue, file or, last of all, by screen. The robots sign in with accounts of their own, so that your access rules and logs keep their meaning.',
        sample: 'REST · SOAP · SFTP · JDBC · IDoc · screen',
      },
      {
        title: 'Predictive Insights',
        description:
          'The record of every case is also data: which supplier’s invoices always differ, which queue will be late on Thursday, which step costs the most asking.',
        sample: 'queue “claims”: late on Thursday, likely',
      },
    ],
  },
  use_cases: {
    title: 'Use Cases',
    content: 'The same machinery on different desks.',
    items: [
      {
        title: 'Factories & Industry 4.0',
        description:
          'Machine messages become work orders with the right part number. Quality records are filled in from the gauges, and a drift is reported before the tolerance is reached.',
      },
      {
        title: 'Enterprises',
        description:
          'Invoices, orders, onboarding, month-end: matched, posted and filed. What does not match arrives on a desk with the difference marked.',
      },
      {
        title: 'Healthcare',
        description:
          'Referrals are sorted, appointments confirmed, codes proposed. Nothing clinical is decided; what a nurse typed twice is typed once.',
      },
      {
        title: 'Retail',
        description:
          'Returns, price changes and supplier catalogs flow through without a spreadsheet. Stock that is about to run out is ordered within limits a buyer set.',
      },
    ],
  },
  benefits: {
    title: 'Automation Benefits',
    content: 'What we publish, and what it rests on.',
    claims: ['automation-cost-reduction', 'automation-hours', 'automation-accuracy'] satisfies ClaimId[],
    threshold_title: 'Accuracy is a dial, not a promise',
    threshold:
      'A model knows, roughly, when it is guessing. Set the line further to the right and fewer cases pass untouched, but more of those that pass are correct. You choose the line, per process and by the cost of an error.',
    caption:
      'An invented process of 1,000 documents a day, of which the model reads 880 correctly. The curves show how sure it was. The rows say what three lines would mean; only your own documents can say what they mean for you.',
    x: 'How sure the model is',
    y: 'Documents',
    right: 'read correctly',
    wrong: 'read wrongly',
    line: 'Line at',
    untouched: 'Pass untouched',
    errors: 'of them wrong',
    asked: 'Go to a person',
  },
  process: {
    title: 'Our Automation Process',
    items: [
      {
        title: 'Process Analysis',
        description: 'We watch, count and time. You get a list of processes by hours, errors and effort to automate.',
      },
      {
        title: 'Solution Design',
        description: 'Steps, rules, the line for asking, and who is asked. Signed by the person who owns the process.',
      },
      {
        title: 'Implementation',
        description:
          'First beside your people, on real cases, without booking. Then with booking, a little more each week.',
      },
      {
        title: 'Optimization',
        description:
          'Each month we look at what was asked most and remove a reason for asking. The line moves with it.',
      },
    ],
  },
  technology: {
    title: 'Technology Stack',
    content: 'Named by kind, because the product should follow from what you already own.',
    groups: [
      {
        title: 'RPA tools',
        items: [
          { name: 'Unattended robots', text: 'on servers, in a queue, day and night' },
          { name: 'Attended robots', text: 'at a desk, started by a person' },
          { name: 'Orchestration', text: 'schedules, retries, credentials in a vault' },
          { name: 'Process mining', text: 'from event logs you already have' },
        ],
      },
      {
        title: 'AI integration',
        items: [
          { name: 'Document models', text: 'layout, text recognition, tables' },
          { name: 'Language models', text: 'classification, extraction, drafting' },
          { name: 'Calibration', text: 'so that “sure” means what it says' },
          { name: 'Forecasts', text: 'volumes and lateness, as ranges' },
        ],
      },
    ],
  },
  closing: {
    title: 'Which process would you like to stop doing?',
    content: 'Describe it in three sentences. We answer with what an audit would look at, and what it costs.',
  },
});
