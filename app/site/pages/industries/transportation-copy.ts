import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const transportationCopy = defineCopy({
  hero: {
    eyebrow: 'Transportation & logistics',
    title: 'The route was right until the first road closed',
    content:
      'A delivery plan made at night is wrong by ten. We plan vehicles, drivers and depots as one problem and solve it again from the current state when the day changes, fast enough that dispatchers keep using it.',
    planned: 'Planned at night',
    kept: 'Bridge closed, old order kept',
    again: 'Solved again from here',
    whole: 'km, the whole round',
    left: 'km still to drive',
    caption:
      'One van, twelve stops, a river. After the third stop the north bridge closes. The first and the third round are the shortest possible, exact by dynamic programming; the second keeps the order and detours. Computed for this page, with straight roads on either bank.',
  },
  overview: {
    title: 'Twelve stops can be driven in {orders} orders',
    content:
      'One van with twelve stops is easy: a computer tries them all, cleverly, in a blink. A carrier has two hundred vans, time windows, driving-time rules, cold compartments and a customer who is not at home. There no method tries everything. What counts is how good the plan is after one minute, and how good the next one is after the call from the road.',
  },
  use_cases: {
    title: 'Use cases of one day at the dispatch desk',
    content: 'The plan is not a document. It is a state that keeps being improved.',
    items: [
      {
        time: '02:00',
        title: 'The night run',
        description:
          'Orders, vans, drivers and windows become one problem. Annealer and classical solver run for ten minutes and hand over the better plan.',
      },
      {
        time: '07:40',
        title: 'A driver is ill',
        description:
          'Her stops are spread over rounds that pass nearby. Nobody else’s first hour changes, because the vans are loaded.',
      },
      {
        time: '10:05',
        title: 'A road closes',
        description:
          'What is delivered stays delivered. The rest is solved again from where the vans are, with the closure in the map.',
      },
      {
        time: '13:20',
        title: 'Late orders',
        description: 'Each one is priced before it is accepted: minutes, kilometers, and whose window it endangers.',
      },
      {
        time: '17:00',
        title: 'The city’s turn',
        description:
          'Signal timing takes the outbound flow into account; the plan and the green wave stop working against each other.',
      },
      {
        time: '18:30',
        title: 'What the day taught',
        description:
          'Real service times go back into the forecast. Tomorrow the stop with the slow elevator gets four minutes more.',
      },
    ],
  },
  core_solutions: {
    title: 'Core solutions',
    items: [
      {
        title: 'Fleet and route planning',
        description: 'Capacity, windows, breaks and driving-time rules as constraints, not as warnings afterward.',
        takes: 'Orders, vans, drivers, map',
        gives: 'Rounds, arrival times, cost of each stop',
      },
      {
        title: 'Signal timing',
        description:
          'Offsets and splits of a corridor chosen together, from counts that the junctions already collect.',
        takes: 'Counts, corridor, bus schedule',
        gives: 'A timing plan for each hour',
      },
      {
        title: 'Yards, docks and berths',
        description: 'Which truck or ship goes where and when, so that nothing waits for something that is waiting.',
        takes: 'Arrivals, cranes, docks',
        gives: 'An assignment that survives a late ship',
      },
      {
        title: 'Demand and arrival forecasts',
        description: 'Models that say how sure they are, so that the planner knows where slack is worth its price.',
        takes: 'History, weather, calendar',
        gives: 'Volumes and times with error bars',
      },
    ],
  },
  impact: {
    title: 'Impact figures, and what each one counts',
    content:
      'They are our industry statements. Before a project we agree with you how each would be counted on your roads; afterward we count it that way.',
    claims: ['congestion-reduction', 'fuel-efficiency', 'transport-cost-savings'] satisfies ClaimId[],
    limits_title: 'What a planner can’t do',
    limits: [
      'It can’t make a road wider. Beyond saturation, better timing only moves the queue.',
      'It can’t know what nobody reports. A closed yard that is not in the data is discovered by the driver.',
      'It does not prove the optimum for a large fleet. It gives a bound: how much better any plan could be at most.',
    ],
  },
  reasons: {
    title: 'Why dispatchers keep it switched on',
    items: [
      'It answers in a minute, with the best plan so far, and says how far from the bound it is.',
      'It changes as little as it can: a driver’s familiar round has a value in the objective.',
      'It explains a refusal: which rule, which van, how many minutes.',
      'It runs on the solver that is better today, classical or annealer, without a change on your side.',
    ],
    price: 'It starts at a price you can try:',
    claim: 'relative-cost' satisfies ClaimId,
  },
  closing: {
    title: 'Send us last Tuesday',
    content:
      'Orders, vehicles and what really happened. We plan the day again without knowing the end, and show both on one map.',
  },
});
