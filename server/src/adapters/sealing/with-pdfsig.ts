import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isThere = (program: string): boolean => spawnSync(program, ['-v']).error === undefined;

/** Another program than ours reads seals: pdfsig of poppler-utils, with certutil of libnss3-tools. */
export const hasPdfsig: boolean = isThere('pdfsig') && isThere('certutil');

/** What pdfsig says of a PDF, where the authority is one that its reader trusts. */
export function pdfsigTrusting(authority: string): {
  say: (pdf: Buffer) => string;
  close: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'torg-pdfsig-'));
  const database = `sql:${folder}`;
  execFileSync('certutil', ['-N', '-d', database, '--empty-password']);
  const trusted = ['-A', '-d', database, '-n', 'authority', '-t', 'CT,C,C', '-i', authority];
  execFileSync('certutil', trusted);
  return {
    say(pdf) {
      const path = join(folder, 'sealed.pdf');
      writeFileSync(path, pdf);
      const { stdout } = spawnSync('pdfsig', ['-nssdir', database, path], { encoding: 'utf8' });
      return stdout;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
