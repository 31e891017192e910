import { HEIGHT, polar, range, WIDTH } from '../geometry';
import { BOLD, ground, HAIR, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { circle, dot, spline } from '../path';
import { createRandom } from '../random';

const SEEDS = 400;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Neighbours on a spiral differ by a Fibonacci number. */
const SPIRAL = 21;

/** Seeds in a flower head: each turned by the golden angle from the last, so that none stands in another's light. */
export function PhyllotaxisMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`phyllotaxis ${seed}`);
  const turn = random.range(0, Math.PI * 2);
  const [cx, cy] = [WIDTH / 2 + random.range(-60, 60), HEIGHT / 2 + random.range(-20, 20)];
  const place = (n: number) => polar(cx, cy, 23 * Math.sqrt(n), turn + n * GOLDEN_ANGLE);
  const round = (n: number): [number, number] => {
    const [x, y] = place(n);
    return [Math.round(x), Math.round(y)];
  };
  const spirals = range(SPIRAL).map((start) =>
    spline(
      range(Math.floor((SEEDS - start) / SPIRAL)).map((i) => place(start + SPIRAL * (i + 1))),
      false,
      1,
    ),
  );
  const chosen = random.int(0, SPIRAL - 1);
  const onChosen = (n: number) => n % SPIRAL === chosen;
  const size = (n: number) => (n < 60 ? 7 : n < 160 ? 10 : 13);
  // Within every frame that the sheet is cut to.
  const marked = chosen + SPIRAL * 2;
  const [mx, my] = place(marked);
  return (
    <g>
      <Stroke d={spirals} pen={HAIR} tone="hair" opacity={0.7} />
      <Stroke d={spirals[chosen] ?? ''} pen={LINE} tone="accent" />
      {[7, 10, 13].map((pen) => (
        <Stroke
          key={pen}
          d={range(SEEDS)
            .filter((n) => n > 2 && size(n) === pen && !onChosen(n))
            .map((n) => dot(...round(n)))}
          pen={pen * 0.85}
        />
      ))}
      <Stroke
        d={range(SEEDS)
          .filter((n) => onChosen(n) && n !== marked && n > 2)
          .map((n) => circle(...round(n), size(n) * 0.62))}
        pen={BOLD * 0.7}
        tone="accent"
        fill={paper}
      />
      <Mark x={mx} y={my} r={8} />
    </g>
  );
}
