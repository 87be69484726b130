import { join } from 'node:path';
import type { EsignDesk, EsignProvider } from '../../platform/ports/esign.ts';
import type { External } from '../../platform/ports/external.ts';
import type { Settings } from '../../platform/settings.ts';
import { onDemand } from '../stand-ins/on-demand.ts';

interface Running {
  esign: EsignProvider;
  desk: EsignDesk;
}

/** The stand-in tells our webhook what happens, if there is a key to sign it with. */
async function startStandIn(settings: Settings): Promise<Running> {
  const { oneflowSignKey: signKey, publicUrl, dataDir } = settings;
  const { oneflow } = await import('./esign.oneflow.ts');
  const { runOneflow } = await import('./a-oneflow.ts');
  const { folderStore } = await import('./stand-in/folder-store.ts');
  const standIn = await runOneflow({
    store: folderStore(join(dataDir, 'oneflow')),
    ...(signKey === undefined
      ? {}
      : { webhook: { url: `${publicUrl}/api/contracts/webhooks/oneflow`, signKey } }),
  });
  return { esign: oneflow(standIn.settings), desk: standIn.desk };
}

/** The stand-in, which starts when it is asked first: most processes never use it. */
function standInOnDemand(settings: Settings): { esign: EsignProvider; esignDesk: EsignDesk } {
  const start = onDemand(() => startStandIn(settings));
  const esign: EsignProvider = {
    find: async (...of) => (await start()).esign.find(...of),
    create: async (...of) => (await start()).esign.create(...of),
    upload: async (...of) => (await start()).esign.upload(...of),
    publish: async (...of) => (await start()).esign.publish(...of),
    read: async (...of) => (await start()).esign.read(...of),
    listFiles: async (...of) => (await start()).esign.listFiles(...of),
    fetchFile: async (...of) => (await start()).esign.fetchFile(...of),
    remove: async (...of) => (await start()).esign.remove(...of),
  };
  const esignDesk: EsignDesk = {
    list: async () => (await start()).desk.list(),
    act: async (...of) => (await start()).desk.act(...of),
  };
  return { esign, esignDesk };
}

/** Oneflow if an account is set up there. Outside production its stand-in runs in the process. */
export async function makeEsign(
  settings: Settings,
): Promise<Pick<External, 'esign' | 'esignDesk'>> {
  const { oneflow: account, environment } = settings;
  if (account !== null) {
    const { oneflow } = await import('./esign.oneflow.ts');
    return { esign: oneflow(account), esignDesk: null };
  }
  if (environment === 'production' || settings.role !== 'all') {
    return { esign: null, esignDesk: null };
  }
  return standInOnDemand(settings);
}
