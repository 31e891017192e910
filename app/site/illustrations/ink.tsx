/** The three pens of the family, in units of the 800 x 600 sheet. */
export const HAIR = 0.9;
export const LINE = 1.7;
export const BOLD = 3.4;

/** What a colour is for, not what it looks like: the tokens decide that for both themes. */
export const ink = {
  hair: 'var(--color-line-strong)',
  main: 'var(--color-text)',
  accent: 'var(--color-accent)',
  warm: 'var(--color-warm)',
} as const;

export const ground = {
  sunken: 'var(--color-sunken)',
  raised: 'var(--color-raised)',
  soft: 'var(--color-accent-soft)',
} as const;

/** `paper` is the ground a motif lies on: shapes that hide what is behind them are filled with it. */
export type MotifProps = { seed: string; paper?: string };

type StrokeProps = {
  d: string | readonly string[];
  pen?: number;
  tone?: keyof typeof ink;
  fill?: string;
  opacity?: number;
  dash?: string;
};

const joined = (d: string | readonly string[]) => (typeof d === 'string' ? d : d.join(''));

export function Stroke({ d, pen = LINE, tone = 'main', fill, opacity, dash }: StrokeProps) {
  return (
    <path d={joined(d)} stroke={ink[tone]} strokeWidth={pen} fill={fill} opacity={opacity} strokeDasharray={dash} />
  );
}

export function Hair({ d, opacity = 0.55, dash }: Pick<StrokeProps, 'd' | 'opacity' | 'dash'>) {
  return <Stroke d={d} pen={HAIR} tone="hair" opacity={opacity} dash={dash} />;
}

type FillProps = { d: string | readonly string[]; color: string; opacity?: number; evenOdd?: boolean };

export function Fill({ d, color, opacity, evenOdd }: FillProps) {
  return <path d={joined(d)} fill={color} opacity={opacity} fillRule={evenOdd ? 'evenodd' : undefined} />;
}

/** The state the picture is about: a filled point with a thin ring around it. */
export function Mark({ x, y, r, tone = 'warm' }: { x: number; y: number; r: number; tone?: 'warm' | 'accent' }) {
  const round = (value: number) => Math.round(value * 10) / 10;
  return (
    <>
      <circle cx={round(x)} cy={round(y)} r={r} fill={ink[tone]} />
      <circle cx={round(x)} cy={round(y)} r={round(r * 2.4)} stroke={ink[tone]} strokeWidth={HAIR} />
    </>
  );
}
