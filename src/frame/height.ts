/**
 * Tells the page around the frame how high the frame's content is, whenever that changes and whenever the page asks.
 * Messages from the page have no other effect, because any page may send them.
 * @param secret WordPress's; '' for other pages.
 */
export function announceHeight(secret: string): void {
  const root = document.documentElement;
  function announce() {
    const height = Math.ceil(root.getBoundingClientRect().height);
    parent.postMessage({ type: 'ummes-height', height }, '*');
    // WordPress (wp-includes/js/wp-embed.js, 6.1) accepts 200 to 1,000 pixels.
    if (secret) parent.postMessage({ message: 'height', value: height, secret }, '*');
  }
  new ResizeObserver(announce).observe(root);
  // The page's own script may start later than the frame. WordPress's asks once it is ready.
  addEventListener('load', announce);
  addEventListener('message', ({ source, data }) => {
    if (source === parent && (data?.type === 'ummes-height' || data?.message === 'ready')) announce();
  });
}
