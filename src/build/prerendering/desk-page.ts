import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { DESK_PATH } from '../../model/desk/desk-paths';
import { documentStyles } from '../../site/document-styles';
import { baseStyles } from '../../ui/tokens';
import { WEB } from '../bundling/graph';
import type { Page } from './pages';

const FILE = 'desk/index.html';

/**
 * Writes the document and the sheet of the officers' desk. The document holds nothing but its script: what the desk shows, only those see who are
 * signed in. Its policy allows no inline style or script, so it has none.
 */
export async function writeDesk(): Promise<Page> {
  const { code } = await transform(baseStyles + documentStyles, { loader: 'css', minify: true });
  await mkdir(join(WEB, 'desk'), { recursive: true });
  await writeFile(join(WEB, 'desk/main.css'), code);
  await writeFile(join(WEB, FILE), DOCUMENT);
  return { path: DESK_PATH, file: FILE };
}

const DOCUMENT = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Officers’ desk</title>
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f6f4ee" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0e1b27" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/desk/main.css">
<script type="module" src="/desk/main.js"></script>
</head>
<body class="ummes-page">
<div id="root"><noscript><p>The desk needs JavaScript.</p></noscript></div>
</body>
</html>
`;
