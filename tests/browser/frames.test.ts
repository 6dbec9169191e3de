import { openPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';

/* Tags in frames on another origin's page. e2e/frames.test.ts tests what needs a real mouse. */

const RECORD = '<script>messages = []; addEventListener("message", (event) => messages.push(event.data))</script>';

/** Opens a page with a frame that may do nothing but run scripts. Returns the frame's latest message. */
async function openFrame(path: string): Promise<() => { type?: string; height: number }> {
  const page = await openPage(`${RECORD}<iframe src="${path}" sandbox="allow-scripts"></iframe>`);
  const { messages } = page.window as unknown as { messages: { height: number }[] };
  return () => messages.at(-1) ?? { height: 0 };
}

/** Whether a frame with this sandbox can open an address in a window, as our frames do. */
async function canOpen(target: string): Promise<unknown> {
  const script = `let result = false; try { result = open('about:blank', '${target}') !== null } catch {} parent.postMessage({ result }, '*')`;
  const page = await openPage(`${RECORD}<iframe srcdoc="<script>${script}</script>" sandbox="allow-scripts"></iframe>`);
  const { messages } = page.window as unknown as { messages: { result: boolean }[] };
  await until(() => messages.length > 0);
  return messages[0]?.result;
}

describe('a frame in a sandbox that allows only scripts', () => {
  it('shows what the server rendered, and announces its height', async () => {
    const latest = await openFrame('/frame/events?limit=3');
    await until(() => latest().height > 700);
    expect(latest().type).toBe('ummes-height');
  });

  it('runs the tag’s code, which loads its list', async () => {
    // The server renders nothing for a category that doesn't exist: only the tag's code can make the frame as high.
    const latest = await openFrame('/frame/student-life?category=none');
    await until(() => latest().height > 80);
  });

  it('knows that it may open neither the window nor a new one', async () => {
    expect(await canOpen('_top')).toBe(false);
    expect(await canOpen('_blank')).toBe(false);
  });
});
