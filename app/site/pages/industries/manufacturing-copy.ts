import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const manufacturingCopy = defineCopy({
  hero: {
    eyebrow: 'Manufacturing',
    title: 'Plan for the machine that will stop',
    content:
      'The best schedule on paper breaks with the first unplanned stop. We predict which machine that will be, keep a schedule that still works without it, and inspect parts on the line instead of after it.',
    note: 'Proposals only. The shift leader decides, and the PLC stays out of reach.',
  },
  overview: {
    title: 'A plant loses its hours in three places',
    content:
      'It stands still, it runs slowly, or it makes parts that nobody can sell. Planners see the first, operators feel the second, quality finds the third a week later. They are one problem, because each is repaired at the cost of the others.',
    items: [
      { term: 'Availability', text: 'Hours run, of hours planned', work: 'Maintenance before the failure' },
      {
        term: 'Performance',
        text: 'Parts made, of parts possible in those hours',
        work: 'Sequence, changeovers, buffers',
      },
      { term: 'Quality', text: 'Good parts, of parts made', work: 'Inspection on the line' },
    ],
    product:
      'Their product is the overall equipment effectiveness. Three values of nine in ten leave {oee} of 100: it takes all three.',
  },
  exhibit: {
    title: 'Five jobs, three machines, one stop',
    content:
      'With five jobs there are 120 orders, and all of them were tried. With twenty there are more than two quintillion: those can only be searched.',
    received: 'In the order received',
    best: 'Best order on paper',
    hit: 'The mill stops, order kept',
    known: 'The stop was predicted, order chosen for it',
    hours: 'hours',
    caption:
      'Each job goes through saw, mill and paint in this order; a bar is as long as the work. The hatched field is a stop of four hours. Computed for this page by trying every order.',
  },
  core_solutions: {
    title: 'Core solutions',
    items: [
      {
        title: 'Scheduling',
        description:
          'Sequence, changeover families, tools and shifts as constraints. The annealer proposes, a classical solver repairs and proves the bound, and the better plan goes to the board.',
      },
      {
        title: 'Predictive maintenance',
        description:
          'Vibration, current and temperature are compared with the machine’s own past. The result is a window and a probability, so that the planner can put the service where it costs least.',
      },
      {
        title: 'Visual inspection',
        description:
          'A camera at the station where the fault is made. A model marks what it sees; what it is unsure about goes to a person, and that answer trains the next version.',
      },
      {
        title: 'Process documents',
        description:
          'Work instructions, fault reports and manuals answered by a language model that shows the page, in the language of the shift.',
      },
    ],
  },
  impact: {
    title: 'Impact figures',
    claims: ['factory-throughput', 'factory-cost-reduction', 'factory-downtime'] satisfies ClaimId[],
    arithmetic:
      'As arithmetic: a line that stands still for forty hours a month would stand for {left}. How much of your downtime is predictable at all is what a pilot measures first; breakage without a sign stays breakage.',
  },
  use_cases: {
    title: 'Use cases, plant by plant',
    plant: 'Plant',
    decision: 'What is decided',
    gain: 'What it is measured by',
    items: [
      {
        plant: 'Body shop',
        decision: 'Sequence of variants between weld and paint',
        gain: 'Color changes, buffer overflows',
      },
      { plant: 'Machining', decision: 'Tool change before the surface goes bad', gain: 'Scrap, tool life used' },
      { plant: 'Packaging', decision: 'Order of formats over a week', gain: 'Changeover hours' },
      { plant: 'Electronics', decision: 'Which solder joint a person looks at', gain: 'Escapes, false calls' },
      { plant: 'Process industry', decision: 'Batches onto reactors with shelf lives', gain: 'Tank hours, overruns' },
    ],
  },
  reasons: {
    title: 'Why plants choose us',
    content: 'A plant can’t be stopped to try something out. So we start beside it.',
    items: [
      {
        title: 'In the shadow first',
        description:
          'For some weeks the system plans along without anybody acting on it. You compare, then you decide.',
      },
      {
        title: 'With the data that is there',
        description: 'OPC UA, historian exports, spreadsheets. No sensor is bought before the first result.',
      },
      {
        title: 'Robust beats optimal',
        description:
          'We optimize for the day with a stop in it. On a perfect day that plan loses minutes; on the others it saves hours.',
      },
      {
        title: 'Priced for one line',
        description: '{{relative-cost}} of what competitors charge: prove it on one line before there is a program.',
      },
    ],
  },
  questions: {
    title: 'From production and IT',
    items: [
      {
        question: 'Does it write to our machines?',
        answer:
          'No. It reads, and proposes to people and to the planning system. Set points and interlocks stay with the controls you have.',
      },
      {
        question: 'How much history does predictive maintenance need?',
        answer:
          'Some months of normal running, and as many failures as you can document. With few failures we detect deviation and say so; we don’t call it prediction.',
      },
      {
        question: 'What happens when the network is down?',
        answer: 'The last plan stays on the board with its time. Inspection runs on the station itself.',
      },
    ],
  },
  closing: {
    title: 'One line, one month of data, one answer',
    content:
      'We plan the month again with the stops as they came, and show the hours between your plan, our plan and the bound.',
  },
});
