import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { makeCvTool } from './make-cv-tool.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torg-flowcase-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

describe('the CV tool of a process', () => {
  it('is a stand-in in development, where a subdomain is enough and edits outlive a restart', async () => {
    const settings = readSettings({ DATA_DIR: dataDir });
    const tenant = { subdomain: 'norrskar', key: null };
    const before = makeCvTool(settings);
    expect(before.cvTool.needsKey).toBe(false);
    const [elsa] = await before.cvTool.listUsers(tenant);
    const of = { user: elsa?.id ?? '', cv: elsa?.cv ?? '' };
    const edit = { entry: of.cv, field: 'title', locale: 'se', text: 'Arkitekt' };
    expect(await before.cvToolDesk?.edit('norrskar', of.user, edit)).toBe(true);
    const after = makeCvTool(settings);
    expect((await after.cvTool.readCv(tenant, of)).title).toMatchObject({ se: 'Arkitekt' });
    expect(await after.cvToolDesk?.people('norrskar')).toMatchObject([{ name: 'Elsa Fridlund' }]);
  });

  it('needs a key where Flowcase itself answers, and has no desk there', async () => {
    const { cvTool, cvToolDesk } = makeCvTool(
      readSettings({ FLOWCASE_URL: 'https://{subdomain}.flowcase.com/api' }),
    );
    expect(cvToolDesk).toBeNull();
    expect(cvTool.needsKey).toBe(true);
    const keyless = cvTool.listUsers({ subdomain: 'blaklokke', key: null });
    await expect(keyless).rejects.toMatchObject({ reason: 'unauthorized' });
  });
});
