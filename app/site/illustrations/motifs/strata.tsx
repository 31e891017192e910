import { mix, type Point, range, TAU } from '../geometry';
import { BOLD, ground, HAIR, ink, Mark, type MotifProps, Stroke } from '../ink';
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
  const side = (horizon: Horizon, left: boolean) => {
    const edge = cutAt(horizon(cutAt(horizon(fault, !left)), !left));
    const [from, to] = left ? [-20, edge - 1] : [edge + 1, 820];
    return spline(range(15).map((i): Point => [mix(from, to, i / 14), horizon(mix(from, to, i / 14), !left)]));
  };
  const body = (i: number, left: boolean) => {
    const top = layers[i];
    return top ? `${side(top, left)}V620H-20z`.replace('H-20', left ? 'H-20' : 'H400') : '';
  };
  const grains = (i: number) => {
    const [top, bottom] = [layers[i], layers[i + 1]];
    if (!top || !bottom) return [];
    return range(44).flatMap((n) =>
      range(2).map((row): string => {
        const x = n * 19 + (row % 2) * 9;
        const y = mix(top(x, x > fault), bottom(x, x > fault), (row + 1) / 3);
        return dot(x, y);
      }),
    );
  };
  const bore = random.range(180, 300);
  const target = layers[random.int(8, 11)]?.(bore, false) ?? 400;
  return (
    <g>
      {layers.map((_, i) => (
        <path
          key={body(i, true)}
          d={body(i, true) + body(i, false)}
          fill={i % 4 === 1 ? ground.soft : i % 2 ? ground.raised : paper}
          stroke={ink.main}
          strokeWidth={i % 4 === 1 ? 1.7 : HAIR}
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
