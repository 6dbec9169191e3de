import { limitOf } from '../lists/limit';

/** How an attribute's text becomes a typed value. Plain data, so that tools and the server can read it too. */
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

/** Returns the value for an attribute's text, or the initial value if the text is missing or invalid. */
export function readAttribute(attribute: Attribute, text?: string): AttributeValue {
  if (attribute.kind === 'boolean') return (text ?? 'false') !== 'false';
  if (attribute.kind === 'limit') return limitOf(text?.trim() ?? '');
  return (text?.trim() && parseAttribute(attribute, text.trim())) || initialValue(attribute);
}

/** Returns the value for an attribute's trimmed text, or undefined if it is invalid. */
export function parseAttribute(attribute: Attribute, text: string): string | number | undefined {
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

/** Returns the one text for each value of an attribute; '' if the text is missing or invalid, or means the default. */
export function attributeText(attribute: Attribute, text: string): string {
  const value = String(readAttribute(attribute, text || undefined) ?? '');
  return value === (attribute.kind === 'boolean' ? 'false' : initialValue(attribute)) ? '' : value;
}
