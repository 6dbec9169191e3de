import { element, section } from './workbench/element';
import { eventLog } from './workbench/event-log';
import { attributeKnob, propertyKnob } from './workbench/knobs';
import { methodButtons } from './workbench/method-buttons';
import type { MeasuredTag } from './workbench/reserve';
import { applySetup, readSetup, writeSetup } from './workbench/setup';
import { snippet } from './workbench/snippet';
import { stage } from './workbench/stage';
import { stateOf, stateSwitch } from './workbench/states';

/*
 * The workbench for one tag. It reads the tags from declarations.json: if it imported their code, the bundler would
 * move that code out of the tags' own files.
 */
const bench = document.getElementById('bench');
const name = bench?.dataset.tag;

if (bench && name) {
  const tags = (await (await fetch('/demo/declarations.json')).json()) as MeasuredTag[];
  const tag = tags.find(({ tag }) => tag === name);
  if (tag) bench.append(...workbench(tag));
}

function workbench(tag: MeasuredTag): HTMLElement[] {
  const target = document.createElement(tag.tag);
  const setup = readSetup(tag, location.search);
  const properties: Record<string, unknown> = {};
  const code = snippet(tag);
  const { preview, switches } = stage(target);

  const states = stateSwitch(tag, (api) => set('api', api));
  const knobs = tag.attributes.map((attribute) => ({
    name: attribute.name,
    knob: attributeKnob(attribute, (value) => set(attribute.name, value)),
  }));
  const objects = tag.properties.map((property) =>
    propertyKnob(property, (value) => {
      properties[property.name] = value;
      Object.assign(target, { [property.name]: value });
      code.update(setup, properties);
    }),
  );

  function set(attribute: string, value: string) {
    setup[attribute] = value;
    history.replaceState(null, '', location.pathname + writeSetup(tag, setup));
    show();
  }

  function show() {
    applySetup(tag, setup, target);
    states?.choose(stateOf(setup.api ?? ''));
    for (const { name, knob } of knobs) knob.show(setup[name] ?? '');
    code.update(setup, properties);
  }

  const log = eventLog(tag.events, target); // created first, so that it hears every event
  show();
  return [
    element('div', { className: 'switches' }, ...(states ? [states.row] : []), ...switches),
    preview,
    section('knobs', 'Attributes and properties', ...knobs.map(({ knob }) => knob.row), ...objects),
    methodButtons(tag, target),
    log,
    code.view,
  ];
}
