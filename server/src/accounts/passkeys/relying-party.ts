import { isIP } from 'node:net';
import type { Settings } from '../../platform/settings.ts';

type Address = Pick<Settings, 'publicUrl'>;

/** For whom browsers make passkeys: the host of Torg's address, and nobody else. */
export function relyingParty({ publicUrl }: Address) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: 'Torg', origin };
}

/** Browsers make no passkeys for `127.0.0.1` and the like. */
export const hostHasName = ({ publicUrl }: Address): boolean =>
  isIP(new URL(publicUrl).hostname.replaceAll(/[[\]]/g, '')) === 0;
