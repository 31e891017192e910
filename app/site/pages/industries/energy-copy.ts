import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const energyCopy = defineCopy({
  hero: {
    eyebrow: 'Energy',
    title: 'The wind does not follow the schedule',
    content:
      'A grid fed by weather has to be balanced every few minutes, and each decision to start, store or shed limits the next ones. We forecast and dispatch together, so that less clean power is thrown away.',
    caption:
      'A day of a small grid: wind and sun against demand, hour by hour. What stands above the line at noon is thrown away; what is missing in the evening is burned.',
  },
  overview: {
    title: 'In every second, what goes in must come out',
    content:
      'Electricity is not kept in the wire. If generation falls short, the frequency of the whole grid sinks; if it runs over, it rises. Conventional plants used to absorb the difference. With wind and sun the difference is larger, comes faster, and the plants that absorbed it are being closed.',
    balance_title: 'The balance, hour by hour',
    balance: 'wind + sun + thermal + discharge = demand + charge + spilled',
    balance_note:
      'Two of the seven are weather, one is habit. The other four are decisions, and a decision at noon changes what can be decided at eight.',
  },
  exhibit: {
    title: 'The same day, decided together',
    content:
      'Nothing was built. A battery that was there is charged from the surplus, and demand that can wait an hour or two is moved into it.',
    alone: 'Each decided alone',
    together: 'Decided together',
    spilled: 'Clean energy spilled, MWh',
    thermal: 'Thermal energy, MWh',
    share: 'Demand met by wind and sun, of 100',
    caption:
      'Computed for this page: 110 MWh of storage at 30 MW with 88 of 100 units coming back, and 70 MWh of demand that may move within the day. An example, not a customer. A real dispatch adds network limits, prices, and forecasts that are wrong.',
    used: 'Wind and sun, used at once',
    discharge: 'From the battery',
    thermal_key: 'Thermal',
    charge: 'Into the battery',
    spilled_key: 'Spilled',
  },
  impact: {
    title: 'Impact in energy',
    claims: ['renewable-utilization', 'energy-waste-reduction', 'grid-reliability'] satisfies ClaimId[],
    note_before: 'What the last figure leaves open: a year has 8,766 hours, so',
    note_after:
      'of it still allows {hours} hours without supply. Grid operators count in minutes; where you are better than that already, our work is the first two figures.',
  },
  core_solutions: {
    title: 'Core solutions in a loop, closed every five minutes',
    items: [
      {
        title: 'Forecast',
        description:
          'Wind, sun and load for the next 48 hours, as a band and not as a line. Retrained each night on what really came.',
      },
      {
        title: 'Decide',
        description:
          'Units, storage and flexible demand as one mixed-integer problem. The yes-or-no part goes to the annealer, the rest stays classical.',
      },
      {
        title: 'Check',
        description: 'Each plan passes a power-flow calculation with one line out of service before anybody sees it.',
      },
      {
        title: 'Watch',
        description:
          'Sensors on transformers and lines are compared with what the physics expects; a growing difference is reported before it trips.',
      },
    ],
  },
  use_cases: {
    title: 'Use cases, from minutes to decades',
    content:
      'The grid is controlled on ten orders of magnitude of time. We work on the slow side of it, where searching pays. The fast side belongs to relays and governors, and stays there.',
    ours: 'Ours',
    theirs: 'Not ours',
    items: [
      {
        title: 'Storage and wind parks',
        description: 'Bid, charge and curtail against forecast and price, with the wear of the cells in the objective.',
      },
      {
        title: 'Distribution grids',
        description: 'Open and closed switches chosen so that losses and overloads are least: a tree among many trees.',
      },
      {
        title: 'Industrial sites',
        description:
          'Furnaces, pumps and cold stores run when power is clean and cheap, within what the process allows.',
      },
      {
        title: 'Maintenance seasons',
        description: 'Which line is out in which week, so that the grid can lose another one at any time.',
      },
    ],
  },
  reasons: {
    title: 'Why operators choose us',
    items: [
      {
        title: 'The physics is in the model',
        description:
          'Power flow, ramp rates and state of charge are constraints. A plan that breaks them is not shown.',
      },
      {
        title: 'A person can always take over',
        description:
          'If the solver or the link fails, the last checked plan stays valid and the control room is told. There is no silent fallback.',
      },
      {
        title: 'Inside your perimeter',
        description:
          'Software runs in the control network on your machines. It reads through a one-way gateway and proposes; it never switches.',
      },
      {
        title: 'A price for utilities',
        description:
          '{{relative-cost}} of what competitors charge, so that the first substation does not wait for a program.',
      },
    ],
  },
  closing: {
    title: 'Bring a week in which you had to curtail',
    content:
      'Fifteen-minute values are enough. We show how much of it a better order of the same decisions would have kept.',
  },
});
