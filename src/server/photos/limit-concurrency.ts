/** Runs at most so many tasks at a time; the others wait in the order of their calls. */
export function limitConcurrency(atOnce: number) {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
