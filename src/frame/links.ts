/**
 * Opens links outside the frame: in place of the page around it, or else in a new window, whichever the frame's sandbox
 * allows. Without scripts, the document's `<base target>` does the first.
 * @param secret WordPress's; '' for other pages.
 */
export function openOutside(secret: string): void {
  document.addEventListener('click', (event) => {
    const link = linkAt(event);
    if (!link) return;
    event.preventDefault();
    if (secret) askWordPress(link, secret);
    else if (!opens(link.href, '_top')) opens(link.href, '_blank');
  });
}

/** Returns the link that a click follows in the same window; undefined for any other click. */
function linkAt(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  const isElsewhere = link && /^https?:/.test(link.href) && link.href.split('#')[0] !== location.href.split('#')[0];
  return isElsewhere && !link.hasAttribute('download') ? link : undefined;
}

/**
 * Asks WordPress to open a link. Its sandbox allows neither, and its script opens only addresses of the frame's own
 * host (wp-includes/js/wp-embed.js, 6.1). Links to other hosts, such as a registration form, are on the site's own page.
 */
function askWordPress(link: HTMLAnchorElement, secret: string): void {
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const value = link.host === location.host ? link.href : page;
  parent.postMessage({ message: 'link', value, secret }, '*');
}

/** Opens an address in a window. @returns false if the sandbox forbids it. */
function opens(address: string, target: '_top' | '_blank'): boolean {
  try {
    const opened = open(address, target);
    if (opened && target === '_blank') opened.opener = null;
    return opened !== null;
  } catch {
    return false;
  }
}
