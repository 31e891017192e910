/** Writes Prometheus' text format, version 0.0.4. */

export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  labels?: Labels;
  value: number;
  /** What follows the family's name, for the parts of a histogram. */
  suffix?: '_bucket' | '_sum' | '_count';
}

export interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

/** The samples of one histogram: buckets are given one by one and added up here, as the format wants them. */
export function histogramSamples(bounds: readonly number[], buckets: readonly number[], sum: number, labels: Labels) {
  const samples: Sample[] = [];
  let total = 0;
  for (const [index, count] of buckets.entries()) {
    total += count;
    samples.push({ suffix: '_bucket', labels: { ...labels, le: String(bounds[index] ?? '+Inf') }, value: total });
  }
  return [...samples, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }] as const;
}

export function writeFamilies(families: readonly Family[]): string {
  return families.map(writeFamily).join('');
}

function writeFamily({ name, help, type, samples }: Family): string {
  const lines = samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${writeLabels(labels)} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeValue(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
