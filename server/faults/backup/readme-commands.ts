import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The commands that the README shows below the comment of this name. */
export function readmeCommands(name: string): string {
  const readme = readFileSync(`${root}README.md`, 'utf8');
  const block = readme.split(`<!-- ${name} -->`)[1]?.split('```')[1];
  if (block === undefined) throw new Error(`The README has no commands below ${name}.`);
  return block.replace(/^sh\n/, '').trim();
}

/** Runs commands in Torg's folder; a failed one ends it, and the error has its output. */
export async function runCommands(
  commands: string,
  env: Record<string, string | undefined>,
): Promise<string> {
  const { DATABASE_URL: _, DATA_DIR: __, ...own } = process.env;
  const args = ['-euo', 'pipefail', '-c', commands];
  const options = { cwd: root, env: { ...own, ENVIRONMENT: 'test', ...env } };
  const { stdout } = await promisify(execFile)('bash', args, options);
  return stdout;
}
