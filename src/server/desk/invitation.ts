import { signInLink } from '../../model/desk/desk-paths';
import { publicAddress } from '../http/site-address';
import type { Settings } from '../settings/settings';

/** Stands for a port that the server chooses at its start. */
const DEFAULT_PORT = 3000;

/** The link of an invitation. @param url where the server answers, if no setting names the public address. */
export function invitationLink(settings: Settings, token: string, url?: string): string {
  const onThisMachine = url ?? `http://localhost:${settings.port || DEFAULT_PORT}`;
  return signInLink(publicAddress(settings) ?? onThisMachine, token);
}
