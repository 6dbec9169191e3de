/** The name of a class, made of its rules as goober makes one: equal rules have equal names in every bundle of the product. */
export function styleName(rules: string): string {
  let hash = 11;
  for (let index = 0; index < rules.length; index++) hash = (101 * hash + rules.charCodeAt(index)) >>> 0;
  return `go${hash}`;
}
