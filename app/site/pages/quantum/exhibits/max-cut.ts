export type Edge = readonly [number, number];

/** The wheel without spokes that a first example needs: five places in a ring and one chord. */
export const edges: readonly Edge[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 0],
  [1, 4],
];

/** How many edges join two places of different sides. */
export function cutSize(graph: readonly Edge[], sides: readonly number[]): number {
  return graph.filter(([a, b]) => sides[a] !== sides[b]).length;
}

/** The best division, found by trying all; place 0 stays on side 0, since exchanging the sides changes nothing. */
export function bestCut(graph: readonly Edge[], places: number): number[] {
  let best: number[] = [];
  for (let number = 0; number < 2 ** (places - 1); number++) {
    const sides = Array.from({ length: places }, (_, place) => (place === 0 ? 0 : (number >> (place - 1)) & 1));
    if (best.length === 0 || cutSize(graph, sides) > cutSize(graph, best)) best = sides;
  }
  return best;
}

/** The QUBO whose energy is minus the size of the cut: x + y − 2xy is one exactly when x and y differ. */
export function cutMatrix(graph: readonly Edge[], places: number): number[][] {
  const matrix = Array.from({ length: places }, () => Array.from({ length: places }, () => 0));
  const add = (row: number, column: number, weight: number) => {
    const line = matrix[row];
    if (line) line[column] = (line[column] ?? 0) + weight;
  };
  for (const [a, b] of graph) {
    add(a, a, -1);
    add(b, b, -1);
    add(Math.min(a, b), Math.max(a, b), 2);
  }
  return matrix;
}
