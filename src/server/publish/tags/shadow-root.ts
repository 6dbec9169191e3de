import { scriptJson } from '../pages/page-document';
import type { RenderedTag } from '../renderer';

/** Prevents a closing tag in the CSS from ending its element. Our style sheets contain none at present. */
export function styleText(css: string): string {
  return css.replaceAll('</', '<\\/');
}

/** Returns a tag's declarative shadow root, with its snapshot. */
export function shadowRoot({ css, html, snapshot }: RenderedTag): string {
  const style = `<style>${styleText(css)}</style>`;
  const data = `<script type="application/json" data-ummes-snapshot>${scriptJson(snapshot)}</script>`;
  return `<template shadowrootmode="open">${style}${html}</template>\n${data}\n`;
}
