// Runs as a process of its own, since the compiler takes more memory than all the rest.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { answerParent } from '../../platform/processes/answer-parent.ts';
import type { AttachedFile, Papers } from '../../platform/ports/typesetting.ts';
import { fontLetters } from './font-letters.ts';
import { paperData } from './paper-data.ts';
import { printable } from './printable.ts';

export interface TypesetQuestion {
  template: keyof Papers;
  paper: Papers[keyof Papers];
  attach: readonly AttachedFile[];
}
export type TypesetReply = { pdf: Uint8Array } | { unreadable: string };

const templates = join(import.meta.dirname, 'templates');
const require = createRequire(import.meta.url);
const fonts = ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'].map(
  (weight) =>
    readFileSync(require.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`)),
);
const letters = fontLetters(fonts[0] ?? Buffer.alloc(0));
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] });

/** Attached files are seen by the template under paths of ours, never under their own names. */
function attached(files: readonly AttachedFile[]) {
  return files.map(({ name, mediaType, description, content }, at) => {
    const path = `/attached-${at}`;
    compiler.mapShadow(join(templates, path), Buffer.from(content));
    return { path, name, mediaType, description };
  });
}

const messagesOf = (found: { shortDiagnostics: { message?: string }[] } | null): string =>
  found?.shortDiagnostics.map(({ message }) => message).join('; ') ?? 'no result';

function typeset({ template, paper, attach }: TypesetQuestion): TypesetReply {
  const values = { ...paperData(template, paper as never), attached: attached(attach) };
  const data = JSON.stringify(printable(values, letters));
  const mainFilePath = join(templates, `${template}.typ`);
  const compiled = compiler.compile({ mainFilePath, inputs: { data } });
  if (compiled.result === null) return { unreadable: messagesOf(compiled.takeDiagnostics()) };
  return { pdf: compiler.pdf(compiled.result, { pdfStandard: 'ua-1' }) };
}

answerParent(async (question: TypesetQuestion): Promise<TypesetReply> => {
  try {
    return typeset(question);
  } catch (error) {
    return { unreadable: (error as Error).message };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(10);
  }
});
