/** The language that an element inherits, also from outside its shadow root. */
export function nearestLang(element: Element): string | undefined {
  const owner = element.closest('[lang]');
  if (owner) return owner.getAttribute('lang') || undefined;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : undefined;
}
