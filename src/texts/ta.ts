import type { Texts } from './text';
export const texts: Texts = {};
