import { contourLines, evened, sampleField } from '../contours';
import { type Field, HEIGHT, range, WIDTH } from '../geometry';
import { BOLD, ground, HAIR, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { dot, spline } from '../path';
import { createRandom } from '../random';

const REACH = 82;

/** Two classes of examples and what a kernel classifier learned from them: its level lines, its boundary, one mistake. */
export function DecisionBoundaryMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`boundary ${seed}`);
  const clouds = [
    { x: 170, y: 210, sign: 1 },
    { x: 300, y: 420, sign: 1 },
    { x: 560, y: 180, sign: -1 },
    { x: 640, y: 400, sign: -1 },
  ].map((cloud) => ({ ...cloud, x: cloud.x + random.range(-50, 50), y: cloud.y + random.range(-40, 40) }));
  const examples = clouds.flatMap(({ x, y, sign }) =>
    range(19).map(() => {
      const spread = () => (random.next() + random.next() + random.next() - 1.5) * 215;
      return { x: x + spread(), y: y + spread(), sign };
    }),
  );
  const learned: Field = (x, y) =>
    examples.reduce(
      (sum, example) =>
        sum + example.sign * Math.exp(-((x - example.x) ** 2 + (y - example.y) ** 2) / (2 * REACH ** 2)),
      0,
    );
  const samples = sampleField(learned, {
    x: -20,
    y: -20,
    width: WIDTH + 40,
    height: HEIGHT + 40,
    columns: 30,
    rows: 22,
  });
  const lines = (level: number) =>
    contourLines(samples, level).map(({ points, closed }) => spline(evened(points, 26), closed, 1));
  const wrong = examples
    .map((example) => ({ ...example, margin: example.sign * learned(example.x, example.y) }))
    .sort((a, b) => a.margin - b.margin)[0];
  const ofClass = (sign: number) => examples.filter((example) => example.sign === sign && example !== wrong);
  return (
    <g>
      {[1, 2, 3, 4, 5, 6, 7].map((level) => (
        <Stroke key={level} d={lines(level)} pen={HAIR} tone="accent" />
      ))}
      {[-1, -2, -3, -4, -5, -6, -7].map((level) => (
        <Stroke key={level} d={lines(level)} pen={HAIR} />
      ))}
      <Stroke d={lines(0)} pen={BOLD} tone="accent" />
      <Stroke d={ofClass(1).map(({ x, y }) => dot(Math.round(x), Math.round(y)))} pen={12} tone="accent" />
      <Stroke d={ofClass(-1).map(({ x, y }) => dot(Math.round(x), Math.round(y)))} pen={12} />
      <path
        d={ofClass(-1)
          .map(({ x, y }) => dot(Math.round(x), Math.round(y)))
          .join('')}
        stroke={paper}
        strokeWidth={12 - 2 * LINE}
      />
      {wrong && (
        <>
          <path d={dot(wrong.x, wrong.y)} stroke={ink.warm} strokeWidth={BOLD} />
          <Mark x={wrong.x} y={wrong.y} r={7} />
        </>
      )}
    </g>
  );
}
