import { type Finding, findingGroups, summarise } from './finding';

const marks = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' } as const;
const under = ' '.repeat(11);

/** A report as a terminal shows it: by group, what is calm in a line, what is not with what to do, a summary at the end. */
export function reportLines(findings: readonly Finding[]): string[] {
  const lines: string[] = [];
  for (const group of findingGroups) {
    const own = findings.filter((finding) => finding.group === group);
    if (own.length > 0) lines.push(group, ...own.flatMap(linesOf), '');
  }
  const mendable = findings.some((finding) => finding.mendable !== undefined);
  return [
    ...lines,
    summarise(findings),
    ...(mendable ? ['npm run doctor -- --mend does what is said to be safe above.'] : []),
  ];
}

function linesOf({ group, name, state, sentence, advice, mendable, mended }: Finding): string[] {
  const said = name === group ? sentence : `${name}: ${sentence}`;
  return [
    `  ${mended === undefined ? marks[state] : 'mended '}  ${said.replaceAll('\n', `\n${under}`)}`,
    ...(mended === undefined ? [] : [`${under}${mended}`]),
    ...(advice === undefined ? [] : [`${under}→ ${advice}`]),
    ...(mendable === undefined ? [] : [`${under}--mend: ${mendable}`]),
  ];
}
