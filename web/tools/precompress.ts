import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest']);
/** Below this, in bytes, the headers cost more than compression saves. */
const smallest = 1024;

/** Writes `.br` and `.gz` beside each text file of all builds, so that the server only sends them. */
export function precompress(): Plugin {
  return {
    name: 'torg:precompress',
    apply: 'build',
    buildApp: {
      order: 'post',
      handler: async ({ config: { root, build } }) => {
        const folder = resolve(root, build.outDir);
        const names = await readdir(folder, { recursive: true });
        const texts = names.filter((name) => compressible.has(extname(name)));
        await Promise.all(texts.map((name) => compress(join(folder, name))));
      },
    },
  };
}

async function compress(file: string) {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
