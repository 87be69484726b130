import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CvTool, CvToolDesk, ToolTenant, ToolUser } from '../../platform/ports/cv-tool.ts';

export interface CvToolUnderCheck {
  tool: CvTool;
  /** where the test writes as the owners of CVs do */
  desk: CvToolDesk;
  /** with Ingrid Solbakken, a deactivated colleague, and one without a CV */
  small: ToolTenant;
  /** with more than two hundred people */
  large: ToolTenant;
  stop: () => Promise<void>;
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** The tests that every tool for CVs must pass. */
export function checkCvTool(name: string, make: () => Promise<CvToolUnderCheck>): void {
  describe(`CV tool: ${name}`, () => {
    let under: CvToolUnderCheck;
    beforeAll(async () => {
      under = await make();
    });
    afterAll(() => under.stop());
    const named = async (who: string): Promise<ToolUser & { cv: string }> => {
      const users = await under.tool.listUsers(under.small);
      const found = users.find((user) => user.name === who);
      if (!found?.cv) throw new Error(`${who} has no CV`);
      return { ...found, cv: found.cv };
    };
    const cvOf = async (who: string) => {
      const { id, cv } = await named(who);
      return under.tool.readCv(under.small, { user: id, cv });
    };

    it('lists everybody once, also over several pages', async () => {
      const users = await under.tool.listUsers(under.large);
      expect(users).toHaveLength(230);
      expect(new Set(users.map(({ id }) => id)).size).toBe(230);
      expect(users.filter(({ isDeactivated }) => isDeactivated)).toHaveLength(10);
    });

    it('says who has left, who has no CV, and where each is reached', async () => {
      const users = await under.tool.listUsers(under.small);
      const of = (who: string) => users.find((user) => user.name === who);
      expect(of('Roar Hestnes')).toMatchObject({ isDeactivated: true });
      expect(of('Linnea Borge')).toMatchObject({ isDeactivated: false, cv: null });
      expect(of('Samira Haddadi')).toMatchObject({ email: 'samira.haddadi@blaklokke.example' });
      expect(of('Ingrid Solbakken')).toMatchObject({
        ...{ phone: '+47 010 00 311', country: 'no', office: 'Oslo', cv: expect.any(String) },
        ...{ companyName: 'Blåklokke Konsulenter AS', updatedAt: expect.any(Date) },
      });
    });

    it('reads a CV in its languages, with what its owner has switched off', async () => {
      const cv = await cvOf('Ingrid Solbakken');
      expect(cv.title).toEqual({ no: 'Teknisk leder', int: 'Tech lead' });
      expect(cv.projects.map(({ isDisabled }) => isDisabled)).toEqual([
        false,
        false,
        false,
        true,
        false,
        false,
      ]);
      expect(cv.projects[0]).toMatchObject({
        from: { year: 2022, month: 3 },
        to: { year: null, month: null },
        hidesCustomer: false,
      });
      expect(cv.projects[1]).toMatchObject({
        hidesCustomer: true,
        anonymousCustomer: { no: 'Nordisk bank', int: 'A Nordic bank' },
      });
      expect(cv.projects[2]?.customer).toEqual({
        no: 'Fjellheim kommune',
        int: 'Fjellheim municipality',
      });
      expect(cv.skillGroups[0]?.skills.map(({ grade }) => grade)).toEqual([5, 4, 4, 1]);
      expect(cv.languages.map(({ name }) => name['no'])).toEqual(['Norsk', 'Engelsk', undefined]);
      expect(cv.roles.map(({ isHighlighted }) => isHighlighted)).toEqual([true, false, false]);
    });

    it('reads a CV with nothing in it', async () => {
      const cv = await cvOf('Mette Kvalheim');
      expect(cv).toMatchObject({ title: {}, phone: null, pictureUrl: null, summaries: [] });
      expect(cv).toMatchObject({ projects: [], skillGroups: [], languages: [] });
    });

    it('tells which CV has changed since, and the changed text', async () => {
      const { tool, desk, small } = under;
      const before = await cvOf('Torbjørn Aasheim');
      const stampOf = async () =>
        (await tool.listCvs(small))?.find(({ cv }) => cv === before.id)?.updatedAt ?? null;
      expect(await stampOf()).toEqual(before.updatedAt);
      const edit = { entry: before.id, field: 'title', locale: 'int', text: 'Data architect' };
      expect(await desk.edit(small.subdomain, before.user, edit)).toBe(true);
      const after = await cvOf('Torbjørn Aasheim');
      expect(after.title).toEqual({ int: 'Data architect' });
      expect(Number(after.updatedAt)).toBeGreaterThan(Number(before.updatedAt));
      expect(await stampOf()).toEqual(after.updatedAt);
    });

    it('hands out a picture of its own, and fetches none from elsewhere', async () => {
      const { tool, small } = under;
      const { pictureUrl } = await named('Ingrid Solbakken');
      const picture = await tool.fetchPicture(small, pictureUrl ?? '');
      expect(picture.subarray(0, 4)).toEqual(png);
      const strange = (await named('Torbjørn Aasheim')).pictureUrl ?? '';
      expect(strange).toMatch(/^https:/);
      await expect(tool.fetchPicture(small, strange)).rejects.toMatchObject({
        reason: 'not_allowed',
      });
    });

    it('knows neither a CV of nobody nor a company of nobody', async () => {
      const { tool, small } = under;
      const nobody = { user: '0'.repeat(24), cv: '0'.repeat(24) };
      await expect(tool.readCv(small, nobody)).rejects.toMatchObject({ reason: 'not_found' });
      const stranger = { subdomain: 'nowhere', key: 'a-key' };
      await expect(tool.listUsers(stranger)).rejects.toMatchObject({ reason: 'not_found' });
    });

    it('refuses a wrong key', async () => {
      const wrong = { ...under.small, key: 'a-wrong-key' };
      await expect(under.tool.listUsers(wrong)).rejects.toMatchObject({ reason: 'unauthorized' });
    });
  });
}
