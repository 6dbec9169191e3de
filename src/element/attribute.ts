import { limitOf, MAX_LIMIT } from '../model/lists/range';
import { isNear } from '../model/text/text';

/** How an attribute's text becomes a typed value. Plain data, so that tools can read it too. */
export type Attribute = (
  | { kind: 'text'; initial?: string }
  /** An address with `{id}` in it, such as `https://society.example/events/{id}`. */
  | { kind: 'template'; initial?: string }
  /** A missing value means `initial`; an `initial` of '' leaves the choice to the tag. */
  | { kind: 'choice'; values: readonly string[]; initial: string }
  /** A number of items. */
  | { kind: 'limit'; initial?: string }
  /** True if the attribute is present, unless its text is `false`. */
  | { kind: 'boolean'; initial?: string }
) & {
  /** Not sent to the server that renders the tag, because it is secret or has no effect on the view. */
  isClientOnly?: true;
};

/** An attribute's value, as passed to the tag's component. */
export type AttributeValue = string | boolean | number | undefined;

/** The value of a missing attribute. */
export function initialValue(attribute: Attribute): string {
  return attribute.initial ?? '';
}

/** Returns a function that logs each warning about a tag once. */
export function warnOnceFor(tag: string): (text: string) => void {
  const warned = new Set<string>();
  return (text) => {
    if (!warned.has(text)) console.warn(`<${tag}>: ${text}`);
    warned.add(text);
  };
}

/** Returns a function that reads a tag's attributes by name. Invalid values are treated as missing, with a warning. */
export function attributeReader(warn: (text: string) => void, attributes: Readonly<Record<string, Attribute>>) {
  return (element: Element, name: string): AttributeValue => {
    const attribute = attributes[name] as Attribute;
    const text = element.getAttribute(name)?.trim();
    if (text && parseAttribute(attribute, text) === undefined) {
      warn(`${name}="${text}" is ignored; expected ${expected(attribute)}`);
    }
    return readAttribute(attribute, text);
  };
}

/** Returns the value for an attribute's text, or the initial value if the text is missing or invalid. */
export function readAttribute(attribute: Attribute, text?: string): AttributeValue {
  if (attribute.kind === 'boolean') return (text ?? 'false') !== 'false';
  if (attribute.kind === 'limit') return limitOf(text?.trim() ?? '');
  return (text?.trim() && parseAttribute(attribute, text.trim())) || initialValue(attribute);
}

/** Describes the values that an attribute accepts. */
function expected(attribute: Attribute): string {
  if (attribute.kind === 'choice') return attribute.values.join(', ');
  return attribute.kind === 'limit' ? `a whole number from 1 to ${MAX_LIMIT}` : 'an address with {id} in it';
}

/** Returns the value for an attribute's trimmed text, or undefined if it is invalid. */
function parseAttribute(attribute: Attribute, text: string): string | number | undefined {
  switch (attribute.kind) {
    case 'choice':
      return attribute.values.find((value) => value === text.toLowerCase());
    case 'limit':
      return limitOf(text);
    case 'template':
      return text.includes('{id}') ? text : undefined;
    default:
      return text;
  }
}

/** Returns the attribute probably meant by a misspelt name, such as one with a missing hyphen or a wrong letter. */
export function intendedAttribute(name: string, known: readonly string[]): string | undefined {
  const letters = (text: string) => text.toLowerCase().replace(/[-_]/g, '');
  // Names with other characters, such as `:theme`, belong to frameworks.
  if (known.includes(name) || !/^[a-z_-]{4,}$/i.test(name)) return undefined;
  return known.find((each) => letters(each) === letters(name) || isNear(each, name));
}

/** Returns an attribute's property name, which React uses too: `eventHref` for `event-href`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the name of an event's React callback: `onLoad` for `ummes-load`. */
export function callbackName(event: string): string {
  return propertyName(event.replace(/^ummes/, 'on'));
}
