import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractThere } from './contract-there.ts';
import type { Store } from './contracts-there.ts';

interface Stored extends Omit<ContractThere, 'files'> {
  files: (Omit<ContractThere['files'][number], 'content'> & { content: string })[];
}

const isContract = (name: string): boolean => /^\d+\.json$/.test(name);

/** Stores the contracts of the stand-in in a folder, so that they outlive a restart in development. */
export function folderStore(folder: string): Store {
  const pathOf = (id: number): string => join(folder, `${id}.json`);
  const load = (name: string): ContractThere => {
    const stored = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Stored;
    const files = stored.files.map((file) => ({
      ...file,
      content: Buffer.from(file.content, 'base64'),
    }));
    return { ...stored, files };
  };
  return {
    load() {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      return readdirSync(folder).filter(isContract).map(load);
    },
    save(contract) {
      const files = contract.files.map((file) => ({
        ...file,
        content: file.content.toString('base64'),
      }));
      const part = `${pathOf(contract.id)}.part`;
      writeFileSync(part, JSON.stringify({ ...contract, files }), { mode: 0o600 });
      renameSync(part, pathOf(contract.id));
    },
    remove: (id) => rmSync(pathOf(id), { force: true }),
  };
}
