import type { External } from '../../../src/platform/ports/external.ts';
import { textOfFile, type ReadText } from '../../../src/opportunities/files/text-of-file.ts';
import { norwegianNeeds } from '../../data/needs/norwegian.ts';
import { swedishNeeds } from '../../data/needs/swedish.ts';
import type { DemoNeed } from '../../data/needs/need.types.ts';
import { accountId } from '../demo-ids.ts';
import { attachedFile, type DemoFile } from '../files/demo-files.ts';
import type { Moments } from '../moments.ts';

export const demoNeeds: readonly DemoNeed[] = [...norwegianNeeds, ...swedishNeeds];

export interface DemoNeedFile {
  need: DemoNeed;
  file: DemoFile;
  read: ReadText;
}

/** Makes the files and reads them as every uploaded one. */
export async function makeNeedFiles(
  readers: Pick<External, 'cvReader' | 'cvFiles'>,
  { hours }: Moments,
): Promise<DemoNeedFile[]> {
  const made: DemoNeedFile[] = [];
  for (const need of demoNeeds) {
    for (const { name, kind, title, text } of need.files ?? []) {
      const about = {
        ...{ key: `need:${need.key}:${name}`, purpose: 'opportunity' as const },
        ...{ uploadedBy: accountId(need.by), createdAt: hours(-need.hoursAgo) },
      };
      const file = { ...attachedFile({ name: `${title}.${kind}`, kind, text }, about), name };
      const read = await textOfFile(readers, file.mediaType, file.content);
      made.push({ need, file, read });
    }
  }
  return made;
}
