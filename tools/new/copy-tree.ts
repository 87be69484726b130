import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../child.ts';

const ours = ['protocol', 'server', 'web', 'tools', 'bench'];
/** In a worktree .git is a file that points to the repository, which the copy would then change. */
const leftOut = new Set(['.git', 'node_modules', 'dist', 'test-results']);

/** Copies the project to a folder of its own, linked to the installed packages. */
export function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'torg-copy-'));
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of [...ours, ...files.map((file) => file.name)]) {
    const filter = (path: string) => !leftOut.has(basename(path));
    cpSync(join(root, name), join(copy, name), { recursive: true, filter });
  }
  linkPackages(copy);
  return copy;
}

/** Links each package: the workspaces must be those of the copy. */
function linkPackages(copy: string): void {
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@torg'), { recursive: true });
  for (const name of ['protocol', 'server', 'web']) {
    symlinkSync(join(copy, name), join(packages, '@torg', name));
  }
  const others = readdirSync(join(root, 'node_modules')).filter((name) => name !== '@torg');
  for (const name of others) symlinkSync(join(root, 'node_modules', name), join(packages, name));
}
