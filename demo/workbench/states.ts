import type { DescribedTag } from '../../src/build/reference/declarations';
import { type Option, options } from './element';

/** Names of APIs that always respond in the same way (demo/server/demo.ts); '' is the real one. */
const STATES: readonly Option[] = [
  { value: '', label: 'Live data', title: 'The current content of the sheet' },
  { value: 'loading', label: 'Loading', title: 'A response that takes 20 seconds' },
  { value: 'empty', label: 'Empty', title: 'An empty list' },
  { value: 'error', label: 'Error', title: 'The server responds with status 500' },
  { value: 'html', label: 'Not JSON', title: 'The server responds with a sign-in page' },
  { value: 'unsuccessful', label: 'Unsuccessful', title: 'The server responds with success: false' },
  { value: 'many', label: '5,000', title: 'Five thousand items; their ids are 1 to 5000' },
];

/** The states of tags that send something. */
const SENDING: readonly Option[] = [
  { value: '', label: 'Live', title: 'Submissions are stored on this server' },
  { value: 'loading', label: 'Slow', title: 'A response that takes 20 seconds' },
  { value: 'empty', label: 'Success', title: 'A successful response; nothing is stored' },
  { value: 'error', label: 'Error', title: 'The server responds with status 500' },
  { value: 'html', label: 'Not JSON', title: 'The server responds with a sign-in page' },
];

/** Returns the base URL of a state's API. */
export function apiOf(state: string, origin = location.origin): string {
  return state && `${origin}/demo/states/${state}`;
}

/** Returns the state that a base URL stands for; undefined for any other API. */
export function stateOf(api: string, origin = location.origin): string | undefined {
  return STATES.find(({ value }) => apiOf(value, origin) === api)?.value;
}

/** Creates a control that switches between the states; undefined for a tag that makes no calls. */
export function stateSwitch({ data, events }: DescribedTag, onApi: (api: string) => void) {
  const sends = events.some(({ detail }) => detail.includes("'network'"));
  if (!data && !sends) return undefined;
  return options('state', data ? 'State' : 'Sending', data ? STATES : SENDING, (state) => onApi(apiOf(state)));
}
