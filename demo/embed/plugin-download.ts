import { element } from '../workbench/element';
import { snippetView } from '../workbench/snippet';
import { pluginCode, pluginZip } from './systems/wordpress/plugin';

const FAILED = 'The plugin can’t be loaded. Check your connection and try again.';

/** A button that downloads the WordPress plugin for this society, and the plugin's code. */
export function pluginDownload(): HTMLElement {
  const status = element('span', { role: 'status' });
  const button = element('button', { type: 'button', className: 'main' }, 'Download the plugin (ummes.zip)');
  button.addEventListener('click', async () => {
    try {
      save(pluginZip(await loadPlugin()));
      status.textContent = 'Downloaded';
    } catch {
      status.textContent = FAILED;
    }
  });

  const code = element('div', { className: 'php' });
  const details = element('details', {}, element('summary', {}, 'Show the plugin’s code (ummes.php)'), code);
  details.dataset.key = 'php';
  details.addEventListener('toggle', async () => {
    if (!details.open || code.childElementCount) return;
    try {
      code.replaceChildren(snippetView({ where: 'Save this as ummes.php', code: await loadPlugin() }));
    } catch {
      code.replaceChildren(element('p', { role: 'status' }, FAILED));
    }
  });
  return element('div', { className: 'download' }, element('p', {}, button, ' ', status), details);
}

async function loadPlugin(): Promise<string> {
  const response = await fetch('/demo/wordpress-plugin.txt');
  if (!response.ok) throw new Error(`the plugin is not there: ${response.status}`);
  return pluginCode(await response.text(), location.origin);
}

function save(zip: Uint8Array<ArrayBuffer>): void {
  const href = URL.createObjectURL(new Blob([zip], { type: 'application/zip' }));
  element('a', { href, download: 'ummes.zip' }).click();
  setTimeout(() => URL.revokeObjectURL(href));
}
