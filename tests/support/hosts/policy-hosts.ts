import assert from 'node:assert/strict';
import type { Host, Visit } from './host';
import { type HostPage, WATCH } from './host-site';
import { ALL_TAGS, HOSTED_TAGS, LOADER, pressAll, tagHtml, untilShown } from './tags';

/** What the README asks for. Editors may link pictures on other hosts, as the tests' sheets do once. */
const SOURCES =
  "default-src 'self'; style-src 'self'; script-src 'self' {ummes}; connect-src 'self' {ummes}; img-src 'self' {ummes} https://drive.google.com";
const POLICIES: Record<string, string> = {
  'a strict Content-Security-Policy': SOURCES,
  'Trusted Types, and no policy of them allowed': `${SOURCES}; require-trusted-types-for 'script'; trusted-types 'none'`,
};

/** A document that says itself whether its module scripts are run, which ends before its load event. */
const xhtml = (script: string): HostPage => ({
  body: '',
  document: `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Theirs</title>${WATCH}</head><body>
${HOSTED_TAGS.map(tagHtml).join('')}<script type="module">window.runsModules = true</script>${script}</body></html>`,
});

const XHTML: Host = {
  name: 'an XHTML document',
  promise: 'with `import()` all tags show, open and answer; where module scripts are not run, the links stay',
  async check(visit) {
    await visit.open(xhtml('<script>import("{ummes}/widgets/ummes.js")</script>'), '/import.xhtml');
    await untilShown(visit);
    await pressAll(visit);

    // Chromium (crbug.com/717643) and WebKit (2.50) do not run them in XML documents.
    await visit.open(xhtml(LOADER), '/page.xhtml');
    await visit.until(() => document.readyState === 'complete');
    if (await visit.evaluate(() => 'runsModules' in window)) await untilShown(visit);
    else for (const { tag } of HOSTED_TAGS) await visit.untilSeen([`${tag} > .kept`]);
    assert.deepEqual(await visit.reports(), []);
  },
};

/** The forms in a frame with this sandbox, as HTML. */
export function sandboxed(sandbox: string): string {
  const tags = FORMS.map(tagHtml).join('');
  const inner = `<!doctype html><html lang='en'><title>Inside</title>${WATCH}${tags}${LOADER}</html>`;
  return `<iframe title="Forms" sandbox="${sandbox}" width="900" height="800" srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`;
}

const FORMS = HOSTED_TAGS.filter(({ tag }) => /join|newsletter|contact/.test(tag));

async function enterSandbox(visit: Visit, sandbox: string) {
  await visit.open({ body: sandboxed(sandbox) });
  await visit.enterFrame();
  await untilShown(visit, FORMS);
}

const FRAMES: readonly Host[] = [
  {
    name: 'a frame sandboxed without allow-forms',
    promise: 'each form answers, or says why nothing happens',
    async check(visit) {
      await enterSandbox(visit, 'allow-scripts');
      const answer = (await visit.evaluate(submits)) ? 'required' : 'This page does not let forms be sent.';
      for (const { tag } of FORMS) {
        await visit.click([tag, '[type=submit]']);
        await visit.untilSeen([tag, '[role=alert], [part~=error]'], answer);
      }
      assert.deepEqual(await visit.reports(), []);
    },
  },
  {
    name: 'a frame sandboxed without allow-modals',
    promise: 'the contact form thanks all the same',
    async check(visit) {
      await enterSandbox(visit, 'allow-scripts allow-forms');
      await visit.evaluate(fillContact);
      await visit.click(['ummes-contact', '[type=submit]']);
      await visit.untilSeen(['ummes-contact', '[role=status]'], 'Thank you');
      assert.deepEqual(await visit.reports(), []);
    },
  },
];

/** Whether forms are submitted here: WebKit only refuses to leave the page for it (2.50). For the browser. */
function submits(): boolean {
  let isSubmitted = false;
  const form = document.createElement('form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isSubmitted = true;
  });
  document.body.append(form);
  form.requestSubmit();
  form.remove();
  return isSubmitted;
}

/** Fills the contact form: drivers do not type into frames. For the browser. */
function fillContact() {
  const texts = { name: 'Nimali Perera', email: 'nimali@example.org', message: 'Hello' };
  for (const [name, text] of Object.entries(texts)) {
    const field = document.querySelector('ummes-contact')?.shadowRoot?.querySelector(`[name=${name}]`);
    // React listens to the element's own setter: past it, as typing is.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Pages with policies, and documents that are not HTML. */
export const POLICY_HOSTS: readonly Host[] = [
  ...Object.entries(POLICIES).map(([name, policy]) => ({
    name,
    promise: 'all tags show, open and answer without a report',
    async check(visit: Visit) {
      const tags = ALL_TAGS.replace(/ style="[^"]*"/, '');
      await visit.open({ body: tags + LOADER, headers: { 'Content-Security-Policy': policy } });
      const isKnown = await visit.evaluate(() => 'trustedTypes' in window);
      assert.ok(isKnown || !policy.includes('trusted-types'), 'the engine does not have Trusted Types');
      await untilShown(visit);
      await pressAll(visit);
      assert.deepEqual(await visit.reports(), []);
    },
  })),
  XHTML,
  ...FRAMES,
];
