import { contentOf, findFile } from '../../files/files.queries.ts';
import type { ExternalContext, MadeFile, StreamedFile } from '../../platform/handler.ts';
import { safeName } from '../../platform/http/files/file-names.ts';
import { zipStream, type OpenZipped } from '../../platform/http/files/zip-stream.ts';
import { FileMissing } from '../../platform/ports/storage.ts';
import type { FolderRow } from './folder.repository.ts';
import { folderCsv } from './folder-csv.ts';
import { folderPaper, type Folder } from './folder-paper.ts';

type Context = Pick<ExternalContext, 'db' | 'external' | 'log'>;

const made =
  (name: string, content: Buffer): OpenZipped =>
  () =>
    Promise.resolve({ name, chunks: [content] });

/** The signed PDF of an agreement; its number keeps names apart. */
async function contractFile(
  { db, external, log }: Context,
  { contract, contract_title, contract_file }: FolderRow,
  at: number,
): Promise<OpenZipped[]> {
  const file = contract_file === null ? undefined : await findFile(db, contract_file);
  if (file === undefined) return [];
  const { storage_key, media_type } = contentOf(file);
  const number = String(at + 1).padStart(3, '0');
  const open: OpenZipped = async () => {
    try {
      const { stream } = await external.storage.get(storage_key);
      const name = safeName(`${contract_title.replaceAll(':', ',')}.pdf`, media_type);
      return { name: `kontrakter/${number} ${name}`, chunks: stream };
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      log.error({ err: error, contract }, 'a signed contract is not stored');
      const text = Buffer.from('Kontrakten kunne ikke leses. Ta kontakt med Torg.\n');
      return { name: `kontrakter/${number} mangler.txt`, chunks: [text] };
    }
  };
  return [open];
}

/** The folder as PDF; or as ZIP, with the signed contracts and a table. */
export async function folderAnswer(
  context: Context,
  folder: Folder,
  format: 'pdf' | 'zip',
): Promise<MadeFile | StreamedFile> {
  const content = await context.external.typesetting.typeset('hiring_folder', folderPaper(folder));
  const named = (media_type: string) => ({
    media_type,
    file_name: safeName(
      `Innleiemappe ${folder.subtitle.replaceAll(/:|[/\\]/g, ',')}.${format}`,
      media_type,
    ),
  });
  if (format === 'pdf') return { content, ...named('application/pdf'), inline: true };
  const contracts: OpenZipped[] = [];
  for (const [at, row] of folder.rows.entries()) {
    contracts.push(...(await contractFile(context, row, at)));
  }
  const stream = zipStream([
    made('innleiemappe.pdf', content),
    made('avtaler.csv', Buffer.from(folderCsv(folder.rows))),
    ...contracts,
  ]);
  return { stream, ...named('application/zip'), inline: false };
}
