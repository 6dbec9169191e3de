import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Modules of the browser's bundle that load together, besides those in shared-chunk.ts and for the same reason. Whatever
 * loads one of a row loads all of them. They import each other in a circle and run in any order, so none may use another while
 * it is evaluated: `extend()` of another's class would be `undefined`.
 */
const CHUNKS: readonly (readonly string[])[] = [
  [
    'model/addresses/address.ts',
    'model/lists/range.ts',
    'model/lists/row.ts',
    'model/time/day.ts',
    'ui/style/cards.ts',
    'api/resource.ts',
    'ui/lists/list-states.tsx',
    'ui/lists/pager.tsx',
    'ui/lists/use-item-dialog.tsx',
    'ui/lists/use-list.ts',
    'ui/pictures/picture.tsx',
  ],
  ['model/events/event.ts', 'model/events/event-sections.ts', 'api/events.ts', 'features/events/event-parts.tsx'],
  ['api/news.ts', 'features/news/news-forms.ts'],
  ['ui/carousel/arrow-button.tsx', 'ui/carousel/slide.tsx', 'ui/carousel/use-arrow-keys.ts'],
  [
    'model/application/application-parts.ts',
    'model/forms/form-error.ts',
    'ui/forms/field.tsx',
    'ui/forms/outcome.tsx',
    'ui/forms/use-form.ts',
  ],
  [
    'site/header/use-dismiss.ts',
    'site/no-data.tsx',
    'site/page.style.ts',
    'site/receives.ts',
    'site/routes.ts',
    'site/scroll/restore.ts',
    'site/scroll/use-arrival.ts',
  ],
];

/** Lets each module of a chunk import the others first. */
export function chunks(): Plugin {
  const chunkOf = new Map(CHUNKS.flatMap((files) => files.map((file) => [resolve('src', file), files])));
  return {
    name: 'chunks',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
        const files = chunkOf.get(path);
        if (!files) return undefined;
        const imports = files.map((file) => `import ${JSON.stringify(resolve('src', file))};`).join('');
        return { contents: imports + readFileSync(path, 'utf8'), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
