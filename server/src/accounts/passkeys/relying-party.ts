import type { Settings } from '../../platform/settings.ts';

/** For whom browsers make passkeys: the host of Torg's address, and nobody else. */
export function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: 'Torg', origin };
}
