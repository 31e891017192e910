import { imaginaryPart, isNothing, realPart, type Surd, toNumber, type Whole } from './amplitude';
import { basisState, type ExactState } from './simulate';

/** A real number as one writes it by hand: 1/2, −1/√2, (2 + √2)/4. */
export function surdText(value: Surd): string {
  const { sign, size } = signed(value, '');
  return sign + size;
}

/** A complex number the same way: 1/√2, −i/2, 1/2 + i/2. */
export function amplitudeText(entry: Whole, power: number): string {
  if (isNothing(entry)) return '0';
  const [real, imaginary] = [realPart(entry, power), imaginaryPart(entry, power)];
  if (isZero(imaginary)) return surdText(real);
  const { sign, size } = signed(imaginary, 'i');
  if (isZero(real)) return sign + size;
  return `${surdText(real)} ${sign === '' ? '+' : '−'} ${size}`;
}

/** The whole state as a sum over the basis states that are in it. */
export function stateText(state: ExactState): string {
  const terms = state.entries.flatMap((entry, place) =>
    isNothing(entry) ? [] : [term(amplitudeText(entry, state.power), basisState(state, place))],
  );
  return terms.map((text, place) => joined(text, place === 0)).join('');
}

function term(amplitude: string, bits: string): string {
  const sum = / [+−] /.test(amplitude) && !/^−?\([^)]*\)\/?\d*$/.test(amplitude);
  const factor = { '1': '', '−1': '−' }[amplitude] ?? (sum ? `(${amplitude}) ` : `${amplitude} `);
  return `${factor}|${bits}⟩`;
}

function joined(text: string, first: boolean): string {
  if (first) return text;
  return text.startsWith('−') ? ` − ${text.slice(1)}` : ` + ${text}`;
}

const isZero = ({ whole, roots }: Surd) => whole === 0 && roots === 0;

function signed(value: Surd, symbol: '' | 'i'): { sign: '' | '−'; size: string } {
  if (isZero(value)) return { sign: '', size: '0' };
  const negative = toNumber(value) < 0;
  const [whole, roots] = negative ? [-value.whole, -value.roots] : [value.whole, value.roots];
  return { sign: negative ? '−' : '', size: sizeText(whole, roots, value.halvings, symbol) };
}

function sizeText(whole: number, roots: number, halvings: number, symbol: '' | 'i'): string {
  if (roots === 0) return fraction(count(whole, symbol), halvings === 0 ? '' : String(2 ** halvings));
  if (whole === 0) {
    // q√2 / 2^m is written as q / (2^(m−1) √2), as textbooks do.
    if (halvings === 0) return `${roots === 1 ? '' : roots}√2${symbol}`;
    return fraction(count(roots, symbol), halvings === 1 ? '√2' : `(${2 ** (halvings - 1)}√2)`);
  }
  const root = `${Math.abs(roots) === 1 ? '' : Math.abs(roots)}√2`;
  // Whichever part is positive comes first.
  const sum = whole > 0 ? `${whole} ${roots > 0 ? '+' : '−'} ${root}` : `${root} − ${-whole}`;
  return `${fraction(`(${sum})`, halvings === 0 ? '' : String(2 ** halvings))}${symbol && ` ${symbol}`}`;
}

const count = (amount: number, symbol: string) => (symbol && amount === 1 ? symbol : `${amount}${symbol}`);
const fraction = (over: string, under: string) => (under === '' ? over : `${over}/${under}`);

/** Where an amplitude points in the complex plane, in degrees from 0 to 359. */
export function phaseDegrees(entry: Whole, power: number): number {
  const angle = Math.atan2(toNumber(imaginaryPart(entry, power)), toNumber(realPart(entry, power)));
  return (Math.round((angle * 180) / Math.PI) + 360) % 360;
}

/** A probability for reading: whole percents where they are whole, one decimal otherwise. */
export function percentText(probability: Surd): string {
  const percent = toNumber(probability) * 100;
  const rounded = Math.round(percent * 10) / 10;
  return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)}%`;
}
