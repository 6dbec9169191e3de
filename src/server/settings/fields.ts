import { z } from 'zod';

/** Defines a setting whose value `parse` reads. `parse` rejects a value by returning null or throwing. */
export function parsed<Value>(parse: (text: string) => Value | null, message: string) {
  return z.string().transform((text, context) => {
    try {
      const value = parse(text);
      if (value !== null) return value;
    } catch {} // such as a TypeError from `new URL`
    context.addIssue(message);
    return z.NEVER;
  });
}

export function wholeNumber(max: number, fallback: number) {
  const read = (text: string) => (/^\d{1,12}$/.test(text) && Number(text) <= max ? Number(text) : null);
  return parsed(read, `must be a whole number from 0 to ${max}`).prefault(String(fallback));
}

/** Defines an optional setting: a comma-separated list of at least one item. */
export function list<Item extends string>(isItem: (text: string) => text is Item, message: string) {
  const read = (text: string) => {
    const items = text.split(/\s*,\s*/).filter(Boolean);
    return items.length > 0 && items.every(isItem) ? items : null;
  };
  return parsed((text) => read(text.trim()), message).optional();
}
