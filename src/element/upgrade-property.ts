/** Takes over a property that was set before the element was upgraded: as an own property it hides the class's. */
export function upgradeProperty<Key extends string>(element: { [key in Key]?: unknown }, name: Key): void {
  if (!Object.hasOwn(element, name)) return;
  const value = element[name];
  delete element[name];
  element[name] = value;
}
