import { MAX_LIMIT } from '../model/lists/limit';
import { type Attribute, type AttributeValue, parseAttribute, readAttribute } from '../model/tags/attribute';
import { isNear } from '../model/text/typo';

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

/** Describes the values that an attribute accepts. */
function expected(attribute: Attribute): string {
  if (attribute.kind === 'choice') return attribute.values.join(', ');
  return attribute.kind === 'limit' ? `a whole number from 1 to ${MAX_LIMIT}` : 'an address with {id} in it';
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
