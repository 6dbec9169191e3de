/** A maze on a square grid, the same for the same seed, and the shortest way through it. */
import { range } from './path.mjs';

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** @returns {doors, way}: open neighbours by cell, and the cells from the corner to the goal */
export function maze(size, seed, goal) {
  let state = seed;
  const chance = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const doors = range(size * size).map(() => new Set());
  const seen = new Set([0]);
  const stack = [0];
  const neighbours = (cell) =>
    STEPS.map(([dx, dy]) => [(cell % size) + dx, Math.floor(cell / size) + dy])
      .filter(([x, y]) => x >= 0 && y >= 0 && x < size && y < size)
      .map(([x, y]) => y * size + x);
  while (stack.length) {
    const cell = stack.at(-1);
    const free = neighbours(cell).filter((n) => !seen.has(n));
    if (!free.length) stack.pop();
    else {
      const next = free[Math.floor(chance() * free.length)];
      doors[cell].add(next);
      doors[next].add(cell);
      seen.add(next);
      stack.push(next);
    }
  }
  const from = new Map([[0, null]]);
  const queue = [0];
  while (queue.length) {
    const cell = queue.shift();
    for (const next of doors[cell]) {
      if (from.has(next)) continue;
      from.set(next, cell);
      queue.push(next);
    }
  }
  const way = [goal];
  while (way[0] !== 0) way.unshift(from.get(way[0]));
  return { doors, way };
}
