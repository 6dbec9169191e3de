import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command, ummes } from '../../support/server/command-line';
import { temporaryFolder } from '../../support/server/running-server';
import { LOCALHOST_CERTIFICATE } from './localhost-certificate';
import { sheetHost } from './sheet-host';
import { smtpServer } from './smtp-server';

const mailBy = (url: string) => ({
  UMMES_NOTIFY_EMAIL: 'secretary@officers.example',
  UMMES_SMTP_URL: url,
  UMMES_PUBLIC_URL: 'https://society.example',
});

test('"ummes notify test" sends an email over TLS with a verified certificate, and calls the webhook', async () => {
  const smtp = await smtpServer({ tls: 'always', auth: true });
  const posts: unknown[] = [];
  const host = await sheetHost(async (req, res) => {
    posts.push(JSON.parse(Buffer.concat(await req.toArray()).toString()));
    res.end('ok');
  });
  const certificate = join(await temporaryFolder(), 'certificate.pem');
  await writeFile(certificate, LOCALHOST_CERTIFICATE);
  const settings = { ...mailBy(`smtps://desk:geheim@localhost:${smtp.port}`), UMMES_NOTIFY_WEBHOOK: host.url };
  const trusting = await ummes(['notify', 'test'], { ...settings, NODE_EXTRA_CA_CERTS: certificate }).ended;
  expect(trusting).toMatchObject({ code: 0, err: '' });
  expect(trusting.out.trim().split('\n').sort()).toEqual(['mail: sent', 'webhook: sent']);
  expect(smtp.accounts).toEqual(['desk:geheim']);
  expect(smtp.mails[0]?.headers).toContainEqual(['subject', 'Test notification']);
  const text = 'This is a test. Notifications from Our society will arrive here.\nhttps://society.example/desk';
  expect(smtp.mails[0]?.text).toBe(text);
  expect(posts).toEqual([{ text, content: text, event: 'test', link: 'https://society.example/desk' }]);

  const distrusting = await ummes(['notify', 'test'], settings).ended;
  expect([distrusting.code, distrusting.out]).toEqual([1, 'webhook: sent\n']);
  expect(distrusting.err).toBe('mail: could not reach the mail server (DEPTH_ZERO_SELF_SIGNED_CERT)\n');
  expect([smtp.accounts.length, smtp.mails.length]).toEqual([1, 1]);
});

test('"ummes notify test" says why the links in notifications work only on this machine', async () => {
  const host = await sheetHost((_, res) => void res.end('ok'));
  const notify = (UMMES_PUBLIC_URL: string) =>
    command(['notify', 'test'], { UMMES_NOTIFY_WEBHOOK: host.url, UMMES_PUBLIC_URL });
  const fault = 'UMMES_PUBLIC_URL is http://127.0.0.1, which works only on this machine.';
  expect(await notify('http://127.0.0.1')).toEqual({
    code: 0,
    out: 'webhook: sent\n',
    err: expect.stringContaining(`Links in notifications work only on this machine: ${fault} Set it in `),
  });
  expect((await notify('https://society.example')).err).toBe('');
});
