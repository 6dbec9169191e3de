import type { DescribedTag } from '../src/build/reference/declarations';
import { choice } from './embed/choice';
import { hostFrame } from './embed/host-frame';
import { basicInstructions, includeInstructions, instructionView, policyInstruction } from './embed/instructions';
import { settings } from './embed/settings';
import { readSetup, type Setup, writeSetup } from './workbench/setup';
import type { Order } from './workbench/snippet';

/*
 * The page for who looks after a department's page: choose, set up, see, copy. Its frame (demo/index.html)
 * is there without scripts; like the workbench it knows the tags from declarations.json alone.
 */
const part = (id: string) => document.getElementById(id) as HTMLElement;

const tags = (await (await fetch('/demo/declarations.json')).json()) as DescribedTag[];
const asked = new URLSearchParams(location.search).get('show');
let tag = tags.find((known) => known.tag === `ummes-${asked}`) ?? tags.find(({ tag }) => tag === 'ummes-events');
let setup: Setup = tag ? readSetup(tag, location.search) : {};
let fallbackText = '';

const host = hostFrame();
part('preview').append(host.switches, host.view);
if (tag) {
  part('choice').append(choice(tags, tag, choose));
  await showSettings();
  update();
}

function choose(next: DescribedTag) {
  tag = next;
  setup = readSetup(next, '');
  fallbackText = '';
  void showSettings();
  update();
}

async function showSettings() {
  const shownFor = tag;
  if (!shownFor) return;
  const rows = await settings({
    tag: shownFor,
    setup,
    onChange(name, value) {
      setup[name] = value;
      update();
    },
    onFallbackText(text) {
      fallbackText = text;
      update();
    },
  });
  if (shownFor === tag) part('settings').replaceChildren(...rows);
}

function update() {
  if (!tag) return;
  const name = tag.tag.replace('ummes-', '');
  const order: Order = { tag, setup, origin: location.origin, fallbackText };
  const given = new URLSearchParams(writeSetup(tag, setup));
  given.set('show', name);
  history.replaceState(null, '', `${location.pathname}?${given}`);
  host.show(tag, setup);
  part('pieces').replaceChildren(...basicInstructions(order).map(instructionView));
  part('policy').replaceChildren(instructionView(policyInstruction(order)));
  const includes = includeInstructions(order).map(instructionView);
  part('includes').replaceChildren(...includes);
  part('included').hidden = includes.length === 0;
  part('bench-link').setAttribute('href', `/demo/${name}.html${writeSetup(tag, setup)}`);
}
