import { join } from 'node:path';
import { NotTypeset, type Typesetting } from '../../platform/ports/typesetting.ts';
import { ChildFailure, warmChild, type ChildBounds } from '../../platform/processes/warm-child.ts';
import type { TypesetQuestion, TypesetReply } from './typeset-document.ts';

const path = join(import.meta.dirname, 'typeset-document.ts');

/** The compiler takes 115 MB, and a hundred pages not much more. */
const usual: ChildBounds = { timeoutMs: 20_000, memory: 400_000_000, warmForMs: 15_000 };

/** Documents by Typst, in a process of its own that is bounded in time and memory. */
export function typstTypesetting(bounds: Partial<ChildBounds> = {}): Typesetting {
  const child = warmChild<TypesetQuestion, TypesetReply>(
    { path, rights: ['--allow-addons'] },
    { ...usual, ...bounds },
  );
  return {
    async typeset(template, paper, { attach = [] } = {}) {
      const reply = await child.ask({ template, paper, attach }).catch((error: unknown) => {
        if (error instanceof ChildFailure) throw new NotTypeset(error.reason, error.message);
        throw error;
      });
      if ('unreadable' in reply) throw new NotTypeset('not_readable', reply.unreadable);
      return Buffer.from(reply.pdf);
    },
    close: child.close,
  };
}
