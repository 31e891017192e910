import { mix, range } from '../geometry';
import { BOLD, ground, HAIR, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { circle, segment } from '../path';
import { createRandom } from '../random';

const LANES = 23;

interface Copy {
  x: number;
  lane: number;
  from: number;
  /** Repeated words that are no longer the first words. */
  changed: boolean;
}

/** Who repeated a statement after whom: time runs to the right, every line is a publication, one copy altered the words. */
export function ProvenanceMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`provenance ${seed}`);
  const middle = Math.floor(LANES / 2);
  const copies: Copy[] = [{ x: 70, lane: middle, from: -1, changed: false }];
  const lanes = random.shuffle(range(LANES).filter((lane) => lane !== middle));
  const turning = 5;
  lanes.forEach((lane, index) => {
    const x = mix(150, 690, index / (lanes.length - 1)) + random.range(-12, 12);
    const near = copies
      .map((copy, at) => ({ at, gap: Math.abs(copy.lane - lane) + random.range(0, 4) + (copies.length - at) * 0.1 }))
      .sort((a, b) => a.gap - b.gap)[0];
    const from = near?.at ?? 0;
    copies.push({ x, lane, from, changed: index === turning || (copies[from]?.changed ?? false) });
  });
  const y = (lane: number) => mix(40, 560, lane / (LANES - 1));
  const altered = copies[turning + 1];
  const line = (copy: Copy) => segment(copy.x, y(copy.lane), 820, y(copy.lane));
  const branch = ({ x, lane, from }: Copy) => {
    const parent = copies[from];
    return parent ? segment(x, y(parent.lane), x, y(lane)) : '';
  };
  const faithful = copies.filter(({ changed }) => !changed);
  const changed = copies.filter((copy) => copy.changed);
  const nodes = (some: readonly Copy[]) => some.map(({ x, lane }) => circle(x, y(lane), 6));
  return (
    <g>
      <Stroke
        d={range(17).map((i) => segment(70 + i * 45, 20, 70 + i * 45, 580))}
        pen={HAIR}
        tone="hair"
        opacity={0.4}
      />
      <Stroke d={faithful.map(line)} pen={LINE} />
      <Stroke d={faithful.map(branch)} pen={HAIR} />
      <Stroke d={changed.map(line)} pen={BOLD} tone="accent" />
      <Stroke d={changed.map(branch)} pen={LINE} tone="accent" />
      <Stroke d={nodes(faithful)} pen={LINE} fill={paper} />
      <Stroke d={nodes(changed)} pen={LINE} tone="accent" fill={paper} />
      <Stroke d={circle(70, y(middle), 18)} pen={BOLD} fill={paper} />
      {altered && <Mark x={altered.x} y={y(altered.lane)} r={9} />}
    </g>
  );
}
