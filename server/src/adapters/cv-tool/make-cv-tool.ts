import { join } from 'node:path';
import type { CvTool, CvToolDesk } from '../../platform/ports/cv-tool.ts';
import type { External } from '../../platform/ports/external.ts';
import type { Settings } from '../../platform/settings.ts';
import { onDemand } from '../stand-ins/on-demand.ts';
import { flowcase } from './cv-tool.flowcase.ts';

interface Running {
  tool: CvTool;
  desk: CvToolDesk;
}

async function startStandIn({ dataDir }: Settings): Promise<Running> {
  const { runFlowcase } = await import('./a-flowcase.ts');
  const { folderStore } = await import('./stand-in/folder-store.ts');
  const { settings, keyOf, desk } = await runFlowcase({
    store: folderStore(join(dataDir, 'flowcase')),
  });
  return { tool: flowcase({ ...settings, keyOf }), desk };
}

/** The stand-in, which starts when it is asked first: most processes never use it. */
function standInOnDemand(settings: Settings): Pick<External, 'cvTool' | 'cvToolDesk'> {
  const start = onDemand(() => startStandIn(settings));
  return {
    cvTool: {
      needsKey: false,
      listUsers: async (...of) => (await start()).tool.listUsers(...of),
      listCvs: async (...of) => (await start()).tool.listCvs(...of),
      readCv: async (...of) => (await start()).tool.readCv(...of),
      fetchPicture: async (...of) => (await start()).tool.fetchPicture(...of),
    },
    cvToolDesk: {
      subdomains: async () => (await start()).desk.subdomains(),
      people: async (...of) => (await start()).desk.people(...of),
      edit: async (...of) => (await start()).desk.edit(...of),
    },
  };
}

/** Flowcase at the address of the settings. Without one its stand-in runs in the process. */
export function makeCvTool(settings: Settings): Pick<External, 'cvTool' | 'cvToolDesk'> {
  if (settings.flowcase === null) return standInOnDemand(settings);
  return { cvTool: flowcase(settings.flowcase), cvToolDesk: null };
}
