import { describe, expect, it } from 'vitest';
import { runDay, sum } from './day-model';
import { screen } from './fraud-model';
import { timeToTryAll } from './growth-model';
import { yearsExposed } from './horizon';
import { everyPortfolio, frontier, pickedOneByOne } from './portfolio-model';
import { bridges, depot, drive, length, morning, stops } from './round-model';
import { bestOrder, jobs, schedule } from './shop-model';
import { flaggedShare, meanWaits } from './triage-model';

const room = { reading: 6, urgent: 0.1, sensitivity: 0.9, falseAlarms: 0.05 };

describe('Triage on the healthcare page', () => {
  it('moves waiting, and neither makes nor removes any', () => {
    const waits = meanWaits(room, 0.9);
    const flagged = flaggedShare(room);
    expect(waits.queue).toBeCloseTo(54);
    expect(flagged * waits.flagged + (1 - flagged) * waits.unflagged).toBeCloseTo(waits.queue);
    expect(waits.urgent).toBeLessThan(waits.queue);
    expect(waits.unflagged).toBeGreaterThan(waits.queue);
  });
});

describe('Portfolios on the finance page', () => {
  it('are every choice of four from eight, and the greedy one is beaten', () => {
    const all = everyPortfolio();
    const greedy = pickedOneByOne();
    expect(new Set(all.map(({ names }) => names)).size).toBe(70);
    expect(greedy.names).toBe('A B C D');
    expect(frontier(all).some((one) => one.mean >= greedy.mean && one.volatility < greedy.volatility)).toBe(true);
  });

  it('and the fraud table divide alarms into right and wrong ones', () => {
    const { caught, missed, falseAlarms, precision } = screen(1_000_000, 1000, 0.9, 0.001);
    expect([caught, missed]).toEqual([900, 100]);
    expect(falseAlarms).toBeCloseTo(999);
    expect(precision).toBeCloseTo(900 / 1899);
  });
});

describe('The round on the transportation page', () => {
  const { planned, kept, solvedAgain } = morning(3);

  it('visits every stop once, and comes home', () => {
    expect(new Set(planned.ordered).size).toBe(stops.length);
    expect(new Set(solvedAgain.ordered)).toEqual(new Set(kept.ordered));
    expect(planned.ahead.at(-1)).toEqual(planned.ahead[0]);
  });

  it('is shorter than the old order once the bridge is closed, and no exchange of two stops improves it', () => {
    expect(solvedAgain.left).toBeLessThan(kept.left);
    const here = solvedAgain.driven.at(-1) ?? depot;
    for (let first = 0; first < solvedAgain.ordered.length; first++) {
      for (let second = first + 1; second < solvedAgain.ordered.length; second++) {
        const exchanged = [...solvedAgain.ordered];
        [exchanged[first], exchanged[second]] = [exchanged[second] ?? depot, exchanged[first] ?? depot];
        const driven = drive([here, ...exchanged, depot], [bridges.south]);
        expect(length(driven)).toBeGreaterThanOrEqual(solvedAgain.left - 1e-9);
      }
    }
  });
});

describe('The day on the energy page', () => {
  it.each([false, true])('balances in every hour (decided together: %s)', (together) => {
    for (const hour of runDay(together)) {
      expect(hour.clean + hour.thermal + hour.discharge).toBeCloseTo(hour.demand + hour.charge + hour.spilled);
      expect(Math.min(...Object.values(hour))).toBeGreaterThanOrEqual(0);
    }
  });

  it('needs the same energy either way, and spills less when decided together', () => {
    const [alone, together] = [runDay(false), runDay(true)];
    expect(sum(together, 'demand')).toBeCloseTo(sum(alone, 'demand'));
    expect(sum(together, 'spilled')).toBeLessThan(sum(alone, 'spilled'));
    expect(sum(together, 'discharge')).toBeLessThan(sum(together, 'charge'));
  });
});

describe('The schedules on the manufacturing page', () => {
  const stop = { machine: 1, from: 5, hours: 4 };

  it('finish at the hours that the page shows', () => {
    expect(schedule(jobs).finished).toBe(29);
    expect(bestOrder().finished).toBe(21);
    expect(bestOrder(stop).finished).toBe(22);
  });

  it('never work on a stopped machine, nor on two jobs at once', () => {
    const { runs } = bestOrder(stop);
    for (const machine of [0, 1, 2]) {
      const busy = runs.filter((run) => run.machine === machine).flatMap((run) => run.pieces);
      if (machine === stop.machine) busy.push([stop.from, stop.from + stop.hours]);
      const inOrder = busy.toSorted((a, b) => a[0] - b[0]);
      inOrder.slice(1).forEach(([from], index) => expect(from).toBeGreaterThanOrEqual(inOrder[index]?.[1] ?? 0));
    }
  });
});

describe('The tables of the overview and of government', () => {
  it('say how long trying everything takes', () => {
    expect(timeToTryAll(20)).toEqual({ amount: '1', unit: 'millisecond' });
    expect(timeToTryAll(50)).toEqual({ amount: '13', unit: 'days' });
    expect(timeToTryAll(60)).toEqual({ amount: '37', unit: 'years' });
  });

  it('count the years of a secret beyond the planning date', () => {
    expect(yearsExposed({ secret: 10, migration: 4 })).toBe(5);
    expect(yearsExposed({ secret: 2, migration: 2 })).toBe(0);
  });
});
