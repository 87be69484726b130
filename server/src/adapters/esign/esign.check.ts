import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  EsignDesk,
  EsignProvider,
  EsignReport,
  NewEsignContract,
} from '../../platform/ports/esign.ts';

export interface EsignUnderCheck {
  provider: EsignProvider;
  /** where the test acts as whoever is asked to sign */
  desk: EsignDesk;
  stop: () => Promise<void>;
}

const pdf = { name: 'avtale.pdf', content: Buffer.from('%PDF-1.7\nthe agreement\n%%EOF\n') };
const mail = { subject: 'Avtale til signering', message: 'Les og signer.' };
const aContract = (fields: Partial<NewEsignContract> = {}): NewEsignContract => ({
  reference: randomUUID(),
  title: 'Samarbeidsavtale',
  sender: { name: 'Siri Torg', email: 'siri@torg.example' },
  recipient: {
    name: 'Fjordkode AS',
    country: 'NO',
    organizationNumber: '311999907',
    signer: { name: 'Kari Fjord', email: 'kari@fjord.example' },
  },
  ...fields,
});
const sides = ({ parties }: EsignReport) =>
  parties
    .toSorted((a, b) => Number(b.isOurs) - Number(a.isOurs))
    .flatMap(({ participants }) => participants);

/** The tests that every e-sign provider must pass. */
export function checkEsignProvider(name: string, make: () => Promise<EsignUnderCheck>): void {
  describe(`e-sign provider: ${name}`, () => {
    let under: EsignUnderCheck;
    beforeAll(async () => {
      under = await make();
    });
    afterAll(() => under.stop());

    async function published() {
      const contract = aContract();
      const id = await under.provider.create(contract);
      await under.provider.upload(id, pdf);
      await under.provider.publish(id, mail);
      return { id, contract };
    }
    const read = async (id: string): Promise<EsignReport> => {
      const report = await under.provider.read(id);
      if (report === null) throw new Error('there is no such contract');
      return report;
    };
    async function act(id: string, side: 0 | 1, what: 'view' | 'sign' | 'decline') {
      const participant = sides(await read(id))[side]?.id ?? '';
      expect(under.desk.act(id, participant, what)).toBe(true);
      return sides(await read(id))[side];
    }

    it('makes a draft that is found by our reference, and no other is', async () => {
      const contract = aContract();
      expect(await under.provider.find(contract)).toEqual([]);
      const id = await under.provider.create(contract);
      await under.provider.create(aContract());
      expect(await under.provider.find(contract)).toEqual([id]);
      expect(await read(id)).toMatchObject({ id, state: 'draft', sentAt: null });
    });

    it('knows both parties, and who signs for them', async () => {
      const report = await read(await under.provider.create(aContract()));
      expect(report.parties.find(({ isOurs }) => !isOurs)).toMatchObject({
        name: 'Fjordkode AS',
        country: 'NO',
        type: 'company',
        identificationNumber: '311999907',
      });
      expect(sides(report)).toMatchObject([
        { name: 'Siri Torg', email: 'siri@torg.example', isSignatory: true },
        { name: 'Kari Fjord', email: 'kari@fjord.example', signState: 'undecided' },
      ]);
    });

    it('publishes once a PDF was uploaded, and not twice', async () => {
      const { provider } = under;
      const id = await provider.create(aContract());
      await expect(provider.publish(id, mail)).rejects.toMatchObject({ reason: 'refused' });
      await provider.upload(id, pdf);
      await provider.upload(id, pdf);
      await provider.publish(id, mail);
      expect(await read(id)).toMatchObject({ state: 'pending', sentAt: expect.any(Date) });
      await expect(provider.publish(id, mail)).rejects.toMatchObject({ reason: 'refused' });
    });

    it('reports who has looked, who has signed, and when all have', async () => {
      const { id } = await published();
      expect(await act(id, 1, 'view')).toMatchObject({ firstVisitedAt: expect.any(Date) });
      expect(await act(id, 1, 'sign')).toMatchObject({
        signState: 'signed',
        signStateUpdatedAt: expect.any(Date),
      });
      expect((await read(id)).state).toBe('pending');
      await act(id, 0, 'sign');
      expect((await read(id)).state).toBe('signed');
    });

    it('reports that somebody has declined', async () => {
      const { id } = await published();
      expect(await act(id, 1, 'decline')).toMatchObject({ signState: 'declined' });
      expect((await read(id)).state).toBe('declined');
    });

    it('hands out the signed contract as a file', async () => {
      const { id } = await published();
      await act(id, 0, 'sign');
      await act(id, 1, 'sign');
      const files = await under.provider.listFiles(id);
      const main = files.find(({ type }) => type === 'contract');
      expect(files.map(({ type }) => type)).toEqual(['contract', 'pdf']);
      const content = await under.provider.fetchFile(id, main?.id ?? '');
      expect(content.toString('latin1')).toMatch(/^%PDF-1\.7\nthe agreement/);
    });

    it('knows nothing of a contract that was removed, and removes it again without complaint', async () => {
      const { provider } = under;
      const { id, contract } = await published();
      await provider.remove(id);
      await provider.remove(id);
      expect(await provider.read(id)).toBeNull();
      expect(await provider.find(contract)).toEqual([]);
      await expect(provider.listFiles(id)).rejects.toMatchObject({ reason: 'missing' });
    });
  });
}
