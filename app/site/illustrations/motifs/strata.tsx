import { mix, type Point, range, TAU } from '../geometry';
import { BOLD, ground, HAIR, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { dot, segment, spline } from '../path';
import { createRandom, type Random } from '../random';

const LAYERS = 15;

type Horizon = (x: number, fallen: boolean) => number;

/** Boundaries between layers: two folds of different length, weaker the deeper, with a fault that drops one side. */
function horizons(random: Random): Horizon[] {
  const waves = [random.range(480, 700), random.range(230, 330)].map((length) => ({
    length,
    phase: random.range(0, TAU),
  }));
  const throwBy = random.range(46, 74);
  const weights = range(LAYERS).map(() => random.range(0.5, 1.6));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let depth = 0;
  return weights.map((weight) => {
    const top = mix(70, 640, depth);
    const fold = mix(52, 22, depth);
    depth += weight / total;
    return (x, fallen) => {
      const bend = waves.reduce(
        (sum, { length, phase }, i) => sum + (Math.sin((x / length) * TAU + phase) * fold) / (i + 1),
        0,
      );
      return top + bend + (fallen ? throwBy : 0);
    };
  });
}

export function StrataMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`strata ${seed}`);
  const fault = random.range(430, 560);
  const layers = horizons(random);
  const cutAt = (y: number) => fault - (y - 300) * 0.35;
  /** Where a layer runs into the fault, by repeated substitution: the fault is steep, so a few rounds settle it. */
  const meets = (horizon: Horizon, fallen: boolean) => range(6).reduce((x) => cutAt(horizon(x, fallen)), fault);
  const body = (horizon: Horizon, fallen: boolean) => {
    const [from, to] = [meets(horizon, fallen), fallen ? 830 : -30];
    const top = range(13).map((i): Point => {
      const x = mix(to, from, i / 12);
      return [x, horizon(x, fallen)];
    });
    return `${spline(top, false, 0.5)}L${Math.round(cutAt(620))} 620H${to}z`;
  };
  const grains = (i: number) => {
    const [top, bottom] = [layers[i], layers[i + 1]];
    if (!top || !bottom) return [];
    return range(44).flatMap((n) =>
      range(2).map((row): string => {
        const x = n * 19 + (row % 2) * 9;
        const y = (fallen: boolean) => mix(top(x, fallen), bottom(x, fallen), (row + 1) / 3);
        const fallen = x > cutAt(y(x > fault));
        const clear = Math.abs(x - cutAt(y(fallen))) > 7;
        return clear ? dot(x, y(fallen)) : '';
      }),
    );
  };
  const fills = [paper, ground.soft, ground.raised, paper, ground.raised];
  const weight = (i: number) => (i % 5 === 1 ? LINE : HAIR);
  const bore = random.range(180, 300);
  const target = layers[random.int(8, 11)]?.(bore, false) ?? 400;
  return (
    <g>
      {layers.map((horizon, i) => (
        <path
          key={horizon(0, false)}
          d={body(horizon, false) + body(horizon, true)}
          fill={fills[i % fills.length]}
          stroke={ink.main}
          strokeWidth={weight(i)}
        />
      ))}
      <Stroke d={[2, 7].flatMap(grains)} pen={2.6} />
      <Stroke d={segment(cutAt(-10), -10, cutAt(610), 610)} pen={BOLD} />
      <Stroke d={segment(bore, 20, bore, target)} tone="accent" pen={BOLD} />
      <Stroke
        d={layers
          .filter((h) => h(bore, false) < target)
          .map((h) => segment(bore - 12, h(bore, false), bore + 12, h(bore, false)))}
        tone="accent"
      />
      <Mark x={bore} y={target} r={8} />
    </g>
  );
}
