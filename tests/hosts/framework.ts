import { FOREIGN_LOADER } from '../support/browser/host-page';
import { expect } from '../support/browser/suite';
import { ALL_TAGS, allShown, openHost, stylesInside, stylesOfHost, tryAll } from './host-page';

/** Pins what a page can legitimately set on tags: font, background, colour scheme, positions and scrollbar width. */
const SAME = `<style>body { font-family: Georgia !important; background: #fff !important }
  #tags, #tags * { background: #fff !important }
  #tags { position: absolute; top: 0; left: 0; width: 900px }
  #host { position: absolute; top: 0; left: 920px; width: 300px }
  :root { color-scheme: light !important; scrollbar-gutter: stable !important }</style>`;

const OWN = `<div id="host"><nav><ul><li><a href="/">Home</a></li></ul></nav><h1>Our department</h1><h2>Lectures</h2><p>We <em>teach</em>.</p>
<form><label>Search <input type="search"></label><select><option>All</option></select><button type="button">Go</button></form>
<table><tr><th>Day</th><td>Monday</td></tr></table><article class="card"><img alt="" width="10" height="10"></article></div>`;

/** Computed styles inside the tags on a page without a framework. */
let plain: Promise<string[]> | undefined;

async function stylesWithoutFramework(): Promise<string[]> {
  const page = await openHost(SAME, OWN + ALL_TAGS + FOREIGN_LOADER);
  await allShown(page);
  return stylesInside(page);
}

/** Asserts that the tags and a page with a framework leave each other's computed styles unchanged. */
export async function expectSameStyles(head: string, scripts = ''): Promise<void> {
  plain ??= stylesWithoutFramework();
  const own = await plain;
  expect(own.length).toBeGreaterThan(500);
  const without = stylesOfHost(await openHost(head + SAME, OWN + scripts));
  const page = await openHost(head + SAME, OWN + ALL_TAGS + FOREIGN_LOADER + scripts);
  await allShown(page);
  const inside = await stylesInside(page);
  expect(differences(own, inside)).toBe('');
  expect(differences(without, stylesOfHost(page))).toBe('');
  await tryAll(page);
  expect(page.log.errors).toEqual([]);
}

function differences(before: readonly string[], after: readonly string[]): string {
  const changed = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const was = before[index]?.split('; ') ?? [];
    const is = after[index]?.split('; ') ?? [];
    return is.flatMap((style, at) => (style === was[at] ? [] : `${is[0]} ${index}: ${was[at]} -> ${style}`));
  });
  return changed.flat().join('\n');
}
