import { choice } from './embed/choice';
import { hostFrame } from './embed/host-frame';
import { includeInstructions, instructionView } from './embed/instructions';
import { receivedForms } from './embed/receives';
import { hasSend, isSent, settings } from './embed/settings';
import { stepsView, symptomsView } from './embed/steps';
import { readSystemAnswers, systemChoice, writeSystemAnswers } from './embed/system-choice';
import type { WayOptions } from './embed/systems/system';
import { replaceContent } from './embed/way-view';
import { shortName } from './workbench/code';
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
const receives = await receivedForms();
let tag = named(query.get('tag')) ?? earlier ?? named('events');
let setup: Setup = tag ? setupOf(tag, `?${query}`) : {};
let accent = query.get('accent') ?? '';
let fallbackText = query.get('fallback-text') ?? '';
let answers = readSystemAnswers(query);

const host = hostFrame();
part('preview').append(host.switches, host.view);
if (tag) {
  part('choice').append(choice(tags, tag, choose));
  part('system').append(
    systemChoice(answers, (next) => {
      answers = next;
      update();
    }),
  );
  await showSettings();
  update();
}

function choose(next: MeasuredTag) {
  tag = next;
  setup = setupOf(next, '');
  fallbackText = '';
  void showSettings();
  update();
}

/** Reads the setup from a query string. A form goes to the society's server if that receives it, unless `send` is `no`. */
function setupOf(tag: MeasuredTag, search: string): Setup {
  const query = new URLSearchParams(search);
  const isRefused = query.get('send') === 'no';
  if (isRefused) query.delete('send');
  const setup = readSetup(tag, `?${query}`);
  return isReceived(tag) && !isSent(setup) && !isRefused ? { ...setup, send: 'true' } : setup;
}

/** Whether the society's server receives what people write into the tag's form. */
function isReceived(tag: MeasuredTag): boolean {
  return hasSend(tag) && receives.some((name) => name === shortName(tag));
}

async function showSettings() {
  const current = tag;
  if (!current) return;
  const rows = await settings({
    tag: current,
    setup,
    accent,
    fallbackText,
    receives,
    onChange(name, value) {
      setup[name] = value;
      update();
    },
    onAccent(colour) {
      accent = colour;
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
  const name = shortName(tag);
  const options: WayOptions = {
    tag,
    setup,
    origin: location.origin,
    fallbackText,
    accent,
    receives,
    account: answers.account ?? 'unknown',
  };
  const query = new URLSearchParams(writeSetup(tag, setup));
  query.set('tag', name);
  if (isReceived(tag) && !setup.send) query.set('send', 'no');
  if (accent) query.set('accent', accent);
  if (fallbackText) query.set('fallback-text', fallbackText);
  writeSystemAnswers(answers, query);
  history.replaceState(null, '', `${location.pathname}?${query}`);
  host.show(options);
  replaceContent(part('ways'), ...stepsView(answers, options));
  replaceContent(part('symptoms'), ...symptomsView(answers, options));
  const includes = canInclude() ? includeInstructions(options).map(instructionView) : [];
  part('includes').replaceChildren(...includes);
  part('included').hidden = includes.length === 0;
  part('bench-link').setAttribute('href', `/demo/${name}.html${writeSetup(tag, setup)}`);
}

/** Whether the page may be a file on the webmaster's own server. */
function canInclude(): boolean {
  return ['html', 'other', undefined].includes(answers.system);
}
