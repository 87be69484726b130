import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { limits } from '@torg/protocol/limits';
import {
  TemplateNotFilled,
  type CheckedTemplate,
  type WordTemplates,
} from '../../platform/ports/word-templates.ts';
import { ChildFailure, warmChild, type ChildBounds } from '../../platform/processes/warm-child.ts';
import type { TemplateQuestion, TemplateReply } from './open-template.ts';

const path = join(import.meta.dirname, 'open-template.ts');
const require = createRequire(import.meta.url);
const server = join(import.meta.dirname, '..', '..', '..');

/** The folder of a package, also of one that does not tell where its description is. */
function folderOf(name: string, from: NodeJS.Require = require): string {
  const file = from.resolve(name);
  const inside = join('node_modules', ...name.split('/')) + sep;
  return file.slice(0, file.lastIndexOf(inside) + inside.length - 1);
}

function packageFolders(): string[] {
  const [docxtemplater, pizzip] = [folderOf('docxtemplater'), folderOf('pizzip')];
  const within = (folder: string) => createRequire(join(folder, 'package.json'));
  return [
    ...[docxtemplater, pizzip],
    folderOf('@xmldom/xmldom', within(docxtemplater)),
    folderOf('pako', within(pizzip)),
    // A package looks for its description on the way up.
    join(dirname(docxtemplater), '..', 'package.json'),
  ];
}

const tooLarge = (what: string): CheckedTemplate => ({
  refused: { code: 'too_large_to_read', what },
});

const usual: ChildBounds = { timeoutMs: 10_000, memory: 512_000_000, warmForMs: 15_000 };

/** Templates by docxtemplater, in a process that reads its own program only and is bounded. */
export function docxWordTemplates(bounds: Partial<ChildBounds> = {}): WordTemplates {
  const child = warmChild<TemplateQuestion, TemplateReply>(
    {
      path,
      rights: [],
      heapMegabytes: 256,
      reads: [join(server, 'src'), join(server, 'package.json'), ...packageFolders()],
    },
    { ...usual, ...bounds },
  );
  const most = limits.cvTemplate.archive;
  return {
    async check(bytes) {
      const reply = await child.ask({ bytes, most }).catch((error: unknown): CheckedTemplate => {
        // What takes too much to look at is no template.
        if (error instanceof ChildFailure) return tooLarge(error.reason);
        throw error;
      });
      if ('docx' in reply || 'unfilled' in reply) return tooLarge('failed');
      return reply;
    },
    async fill(bytes, filling) {
      const reply = await child.ask({ bytes, most, filling }).catch((error: unknown) => {
        if (error instanceof ChildFailure) throw new TemplateNotFilled(error.reason, error.message);
        throw error;
      });
      if ('docx' in reply) return Buffer.from(reply.docx);
      throw new TemplateNotFilled('failed', JSON.stringify(reply));
    },
    close: child.close,
  };
}
