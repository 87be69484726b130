import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { root, run } from '../child.ts';

let house = '';
afterEach(() => rmSync(house, { recursive: true, force: true }));

/** Lints a file of the app with this project's configuration. */
function lint(code: string): Promise<{ code: number; output: string }> {
  house = mkdtempSync(join(tmpdir(), 'torg-lint-'));
  const folder = join(house, 'web', 'src', 'planted');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  writeFileSync(join(folder, 'planted.queries.ts'), code);
  return run('oxlint', ['--deny-warnings'], { quiet: true, cwd: house });
}

test('a mutation that does not use the shared helper is refused', async () => {
  const { code, output } = await lint(
    `import { useMutation } from '@tanstack/react-query';\nexport const useIt = useMutation;\n`,
  );
  expect(code).not.toBe(0);
  expect(output).toContain('useCall or useChange');
});

test('everything else of the query library is allowed', async () => {
  const { code, output } = await lint(
    `import { useQuery } from '@tanstack/react-query';\nexport const useIt = useQuery;\n`,
  );
  expect(output).not.toContain('useCall or useChange');
  expect(code).toBe(0);
});
