import type { Host } from './host';
import { NUMBER_HOSTS } from './number-hosts';
import { POLICY_HOSTS } from './policy-hosts';
import { REACT_HOSTS } from './react-hosts';
import { SCRIPT_HOSTS } from './script-hosts';
import { STYLE_HOSTS } from './style-hosts';
import { SWAP_HOSTS } from './swap-hosts';

/** All hosts that are tried in every engine. */
export const HOSTS: readonly Host[] = [
  ...STYLE_HOSTS,
  ...SCRIPT_HOSTS,
  ...REACT_HOSTS,
  ...SWAP_HOSTS,
  ...POLICY_HOSTS,
  ...NUMBER_HOSTS,
];
