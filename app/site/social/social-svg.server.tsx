import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '~/lib/company';
import { Illustration, type MotifName } from '../illustrations/illustration';
import { MARK } from '../illustrations/logo';
import { withColors } from '../illustrations/token-colors.server';
import { socialSize } from '../social-picture';
import { canSet, fitText, lineGlyphs } from './letters';

export interface SocialSubject {
  title: string;
  /** What it is, above the title: "Insights". */
  label: string;
  motif: MotifName;
  seed: string;
}

const { width, height } = socialSize;
const margin = 64;
/** Where the drawing begins. */
const divide = 704;
const sizes = [88, 80, 72, 64, 56, 48, 42] as const;
const leading = 1.06;
const color = (name: string) => `var(--color-${name})`;

/** A social picture as SVG: the title, the drawing beside it, and who says it. */
export function socialSvg({ title, label, motif, seed }: SocialSubject): string {
  const isSet = canSet(title);
  const fitted = fitText(title, { width: divide - margin - 40, height: 330, sizes, leading });
  return withColors(
    renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <rect width={width} height={height} fill={color('ground')} />
        <svg x={isSet ? divide : 0} y="0" width={isSet ? width - divide : width} height={height}>
          <Illustration motif={motif} seed={seed} />
        </svg>
        {isSet && (
          <>
            <rect x={divide - 1} width="1" height={height} fill={color('line')} />
            {canSet(label) && <Line text={label} x={margin} y={margin + 24} size={28} fill={color('accent')} />}
            {fitted.lines.map((line, index) => (
              <Line
                key={line}
                text={line}
                x={margin - fitted.size * 0.03}
                y={margin + 62 + fitted.size * (0.78 + index * leading)}
                size={fitted.size}
                fill={color('text')}
              />
            ))}
          </>
        )}
        <g transform={`translate(${margin} ${height - margin - 40})`}>
          <Brand />
        </g>
      </svg>,
    ),
    'dark',
  );
}

/** The company's mark on its own ground, square. */
export function logoSvg(): string {
  return withColors(
    renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-12 -12 56 56">
        <rect x="-12" y="-12" width="56" height="56" fill={color('ground')} />
        <path d={MARK} fill={color('text')} fillRule="evenodd" />
      </svg>,
    ),
    'dark',
  );
}

function Brand() {
  return (
    <>
      <path d={MARK} transform="scale(1.25)" fill={color('text')} fillRule="evenodd" />
      <Line text={company.name} x={54} y={30} size={30} fill={color('text')} />
    </>
  );
}

function Line({ text, x, y, size, fill }: { text: string; x: number; y: number; size: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 1000})`} fill={fill}>
      {lineGlyphs(text).map((glyph) => (
        <path key={glyph.x} d={glyph.d} transform={`translate(${glyph.x} 0)`} />
      ))}
    </g>
  );
}
