/** How an attribute's text becomes a typed value. Everything is data, so that tools can read it too. */
export type Attribute = (
  | { kind: 'text'; initial?: string }
  /** An address with `{id}` in it, as `https://society.example/events/{id}`. */
  | { kind: 'template'; initial?: string }
  | { kind: 'choice'; values: readonly string[]; initial: string }
  /** On if it is there, whatever its text, except `false`. */
  | { kind: 'boolean'; initial?: string }
) & {
  /** Not sent to the server for the first view: it is a secret, or has no effect on the view. */
  unsent?: true;
};

/** The value of a missing attribute. */
export function initialValue(attribute: Attribute): string {
  return attribute.initial ?? '';
}

/** Returns a function that warns of something about a tag, once of each. */
export function onceWarner(tag: string): (text: string) => void {
  const warned = new Set<string>();
  return (text) => {
    if (!warned.has(text)) console.warn(`<${tag}>: ${text}`);
    warned.add(text);
  };
}

/** Returns a function that reads a tag's attributes by name. A value that is not allowed counts as missing, with a warning. */
export function attributeReader(warn: (text: string) => void, attributes: Readonly<Record<string, Attribute>>) {
  return (element: Element, name: string): string | boolean => {
    const attribute = attributes[name] as Attribute;
    const text = element.getAttribute(name)?.trim();
    if (text && parseAttribute(attribute, text) === undefined) {
      const expected = attribute.kind === 'choice' ? attribute.values.join(', ') : 'an address with {id} in it';
      warn(`${name}="${text}" is ignored; expected ${expected}`);
    }
    return readAttribute(attribute, text);
  };
}

/** The value of an attribute's text, or that of a missing one if the text is not allowed. */
export function readAttribute(attribute: Attribute, text?: string): string | boolean {
  if (attribute.kind === 'boolean') return (text ?? 'false') !== 'false';
  return (text?.trim() && parseAttribute(attribute, text.trim())) || initialValue(attribute);
}

/** The value of an attribute's trimmed text; undefined when it is not allowed. */
function parseAttribute(attribute: Attribute, text: string): string | undefined {
  switch (attribute.kind) {
    case 'choice':
      return attribute.values.find((value) => value === text.toLowerCase());
    case 'template':
      return text.includes('{id}') ? text : undefined;
    default:
      return text;
  }
}

/** `event-href` as it is named in properties and React: `eventHref`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `ummes-load` as its callback is named in React: `onLoad`. */
export function callbackName(event: string): string {
  return propertyName(event.replace(/^ummes/, 'on'));
}
