import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { makeEsign } from './make-esign.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torg-oneflow-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

describe('the e-sign provider of a process', () => {
  it('is a stand-in in development, whose contracts outlive a restart', async () => {
    const settings = readSettings({ DATA_DIR: dataDir });
    const before = await makeEsign(settings);
    const id = await before.esign?.create({
      reference: 'our-reference',
      title: 'Avtale',
      sender: { name: 'Siri', email: 'siri@torg.example' },
      recipient: {
        ...{ name: 'Fjordkode AS', country: 'NO', organizationNumber: null },
        signer: { name: 'Kari', email: 'kari@fjord.example' },
      },
    });
    await before.esign?.upload(id ?? '', { name: 'a.pdf', content: Buffer.from('%PDF-1.7') });
    const after = await makeEsign(settings);
    expect(after.esignDesk?.list()).toMatchObject([{ id, state: 'draft', participants: [{}, {}] }]);
    const [file] = (await after.esign?.listFiles(id ?? '')) ?? [];
    const content = await after.esign?.fetchFile(id ?? '', file?.id ?? '');
    expect(content?.toString()).toBe('%PDF-1.7');
    await after.esign?.remove(id ?? '');
    expect((await makeEsign(settings)).esignDesk?.list()).toEqual([]);
  });

  it('has no desk where an account is set up', async () => {
    const made = await makeEsign(
      readSettings({
        ...{ ONEFLOW_URL: 'https://oneflow.example/v1', ONEFLOW_TOKEN: 'a-token' },
        ...{ ONEFLOW_WORKSPACE_ID: '1', ONEFLOW_TEMPLATE_ID: '2' },
      }),
    );
    expect(made).toEqual({ esign: expect.any(Object), esignDesk: null });
  });
});
