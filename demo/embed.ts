import { choice } from './embed/choice';
import { hostFrame } from './embed/host-frame';
import { basicInstructions, includeInstructions, instructionView, policyInstruction } from './embed/instructions';
import { settings } from './embed/settings';
import type { SnippetOptions } from './workbench/code';
import type { MeasuredTag } from './workbench/reserve';
import { readSetup, type Setup, writeSetup } from './workbench/setup';

/*
 * The page for editors of other sites: choose a tag, set it up, preview it, copy the code. Like the workbench, it
 * reads the tags from declarations.json.
 */
const part = (id: string) => document.getElementById(id) as HTMLElement;

const tags = (await (await fetch('/demo/declarations.json')).json()) as MeasuredTag[];
const query = new URLSearchParams(location.search);
const named = (name: string | null) => tags.find(({ tag }) => tag === `ummes-${name}`);
// Older URLs name the tag in `show`, which is now an attribute of the events tag.
const earlier = named(query.get('show'));
if (earlier) query.delete('show');
let tag = named(query.get('tag')) ?? earlier ?? named('events');
let setup: Setup = tag ? readSetup(tag, `?${query}`) : {};
let fallbackText = '';

const host = hostFrame();
part('preview').append(host.switches, host.view);
if (tag) {
  part('choice').append(choice(tags, tag, choose));
  await showSettings();
  update();
}

function choose(next: MeasuredTag) {
  tag = next;
  setup = readSetup(next, '');
  fallbackText = '';
  void showSettings();
  update();
}

async function showSettings() {
  const current = tag;
  if (!current) return;
  const rows = await settings({
    tag: current,
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
  if (current === tag) part('settings').replaceChildren(...rows);
}

function update() {
  if (!tag) return;
  const name = tag.tag.replace('ummes-', '');
  const options: SnippetOptions = { tag, setup, origin: location.origin, fallbackText };
  const query = new URLSearchParams(writeSetup(tag, setup));
  query.set('tag', name);
  history.replaceState(null, '', `${location.pathname}?${query}`);
  host.show(tag, setup);
  part('pieces').replaceChildren(...basicInstructions(options).map(instructionView));
  part('policy').replaceChildren(instructionView(policyInstruction(options)));
  const includes = includeInstructions(options).map(instructionView);
  part('includes').replaceChildren(...includes);
  part('included').hidden = includes.length === 0;
  part('bench-link').setAttribute('href', `/demo/${name}.html${writeSetup(tag, setup)}`);
}
