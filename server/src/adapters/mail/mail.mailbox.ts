import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailbox, StoredMail } from '../../platform/ports/mailbox.ts';

const storedAtMost = 500;
const shownAtMost = 100;
const idForm = /^[\w-]{1,80}$/;

async function parseMail(path: string): Promise<StoredMail | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as StoredMail;
  } catch (error) {
    // Another process may have deleted an old mail between listing and reading.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Stores the newest mails in a folder, one file each, with names that sort by time. */
export function folderMailbox(folder: string, clock: () => Date = () => new Date()): Mailbox {
  const names = async (): Promise<string[]> => {
    await mkdir(folder, { recursive: true });
    const all = await readdir(folder);
    return all
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed();
  };
  let sequence = 0;
  return {
    // The mailbox shows texts; what is attached is in the storage of whoever attached it.
    async send({ attachments = [], ...mail }, mayFinish) {
      const attached = attachments.map(({ name }) => name);
      const sent_at = clock().toISOString();
      sequence += 1;
      const order = String(sequence).padStart(6, '0');
      const mail_id = `${sent_at.replaceAll(/\D/g, '')}-${order}-${randomUUID()}`;
      const old = (await names()).slice(storedAtMost - 1);
      const path = join(folder, mail_id);
      await writeFile(`${path}.part`, JSON.stringify({ ...mail, attached, mail_id, sent_at }));
      if (mayFinish !== undefined && !(await mayFinish())) return rm(`${path}.part`);
      await rename(`${path}.part`, `${path}.json`);
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
    async list() {
      const newest = (await names()).slice(0, shownAtMost);
      const mails = await Promise.all(newest.map((name) => parseMail(join(folder, name))));
      return mails.filter((mail) => mail !== null);
    },
    read: async (mailId) =>
      idForm.test(mailId) ? parseMail(join(folder, `${mailId}.json`)) : null,
    close: async () => {},
  };
}
