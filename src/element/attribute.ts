/** How an attribute's text becomes a typed value. Everything is data, so that tools can read it too. */
export type Attribute =
  | { kind: 'text'; initial?: string }
  /** An address with `{id}` in it, as `https://society.example/events/{id}`. */
  | { kind: 'template'; initial?: string }
  | { kind: 'choice'; values: readonly string[]; initial: string };

/** The value that an attribute gives when it is missing. */
export function initialValue(attribute: Attribute): string {
  return attribute.initial ?? '';
}

/** Reads an attribute's text; undefined when it is not one of the values allowed. */
export function parseAttribute(attribute: Attribute, text: string): string | undefined {
  const value = text.trim();
  switch (attribute.kind) {
    case 'choice':
      return attribute.values.includes(value.toLowerCase()) ? value.toLowerCase() : undefined;
    case 'template':
      return value === '' || value.includes('{id}') ? value : undefined;
    default:
      return value;
  }
}

/** What a bad value should have been, for the one warning. */
export function expectation(attribute: Attribute): string {
  return attribute.kind === 'choice' ? attribute.values.join(', ') : 'an address with {id} in it';
}

/** `event-href` as it is named in properties and React: `eventHref`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `ummes-load` as its callback is named in React: `onLoad`. */
export function callbackName(event: string): string {
  return propertyName(event.replace(/^ummes/, 'on'));
}
