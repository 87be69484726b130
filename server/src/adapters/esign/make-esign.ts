import { join } from 'node:path';
import type { External } from '../../platform/ports/external.ts';
import type { Settings } from '../../platform/settings.ts';
import { oneflow } from './esign.oneflow.ts';

/**
 * Oneflow if an account is set up there. Outside production its stand-in runs in the process, which
 * tells our webhook what happens if there is a key to sign it with.
 */
export async function makeEsign(
  settings: Settings,
): Promise<Pick<External, 'esign' | 'esignDesk'>> {
  const { oneflow: account, oneflowSignKey: signKey, publicUrl, environment } = settings;
  if (account !== null) return { esign: oneflow(account), esignDesk: null };
  if (environment === 'production' || settings.role !== 'all') {
    return { esign: null, esignDesk: null };
  }
  const { runOneflow } = await import('./a-oneflow.ts');
  const { folderStore } = await import('./stand-in/folder-store.ts');
  const standIn = await runOneflow({
    store: folderStore(join(settings.dataDir, 'oneflow')),
    ...(signKey === undefined
      ? {}
      : { webhook: { url: `${publicUrl}/api/contracts/webhooks/oneflow`, signKey } }),
  });
  return { esign: oneflow(standIn.settings), esignDesk: standIn.desk };
}
