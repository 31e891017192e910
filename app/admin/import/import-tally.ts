/** What became of the records of one table. */
export class Tally {
  readonly table: string;
  taken = 0;
  /** Records with their ids that were there before. */
  there = 0;
  /** Sentences that say which could not be taken over, and why. */
  readonly refused: string[] = [];
  /** Names that came with records and are no field. */
  readonly #unknown = new Set<string>();

  constructor(table: string) {
    this.table = table;
  }

  noteUnknown(names: readonly string[]): void {
    for (const name of names) this.#unknown.add(name);
  }

  /** "insights: 12 taken over, 3 there already, 1 that can't be", and what else there is to say. */
  lines(write: boolean): string[] {
    const facts = [
      `${this.taken} ${write ? 'taken over' : 'to take over'}`,
      ...(this.there > 0 ? [`${this.there} there already`] : []),
      ...(this.refused.length > 0 ? [`${this.refused.length} that can't be`] : []),
    ];
    const names = [...this.#unknown];
    const more = this.refused.length - mostTold;
    return [
      `${this.table}: ${facts.join(', ')}`,
      ...(names.length > 0 ? [`  Not known here and left out: ${names.join(', ')}`] : []),
      ...this.refused.slice(0, mostTold).map((sentence) => `  ${sentence}`),
      ...(more > 0 ? [`  and ${more} more like these`] : []),
    ];
  }
}

const mostTold = 50;
