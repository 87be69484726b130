import { execFileSync, type StdioOptions } from 'node:child_process';
import { root } from '../child.ts';

export interface Changes {
  /** a description for people who read the choice */
  since: string;
  /** paths from the root, including deleted files */
  files: string[];
}

/** What this branch changed since it left main, including uncommitted changes. */
export function changedFiles(): Changes {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '-q', name));
  const base = (main && git('merge-base', 'HEAD', main)) || 'HEAD';
  const files = [
    ...lines(git('diff', '--name-only', '--no-renames', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  const commit = git('log', '-1', '--format=%h “%s”', base);
  return { since: commit || 'the beginning', files: files.toSorted() };
}

/** The output of git; empty if it fails, as outside a repository. */
function git(...args: string[]): string {
  try {
    const quiet: StdioOptions = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: quiet }).trim();
  } catch {
    return '';
  }
}

function lines(text: string): string[] {
  return text.split('\n').filter(Boolean);
}
