import { PDF } from '@libpdf/core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveMadeFile } from '../../files/files.commands.ts';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import {
  anAgreement,
  completeTerms,
  peopleOfHire,
  type HirePeople,
} from '../agreements.fixtures.ts';
import { basisOfHiringIn } from '../hiring-basis.fixtures.ts';

const one = 'GET /api/main/agreements/{agreement_id}/hiring-folder' as const;
const ofPeriod = 'GET /api/main/organizations/{organization_id}/hiring-folder' as const;
const signedPdf = Buffer.from('%PDF-1.7\nsignert\n'.repeat(20_000));

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await PDF.load(pdf);
  const pages = document.extractText().map(({ text }) => text);
  return pages.join('\n').replaceAll(/\s+/g, ' ');
}

describe('the hiring folder', () => {
  let api: TestApi;
  let people: HirePeople;
  let agreement: string;
  let as: Record<'buyer' | 'admin' | 'company' | 'consultant' | 'rival', TestClient>;

  beforeAll(async () => {
    api = await startTestApi();
    people = await peopleOfHire(api.db);
    agreement = await anAgreement(api.db, people, {
      rounds: 1,
      hiring_basis: JSON.stringify(basisOfHiringIn),
    });
    const other = await peopleOfHire(api.db);
    as = {
      buyer: await api.signedIn(people.buyer),
      admin: await api.signedIn(people.salesAdmin),
      company: await api.signedIn(people.companyAdmin),
      consultant: await api.signedIn(people.consultant),
      rival: await api.signedIn(other.buyer),
    };
    await storeSigned(agreement);
  });
  afterAll(() => api.close());

  /** Gives the contract the PDF that was signed. */
  async function storeSigned(of: string): Promise<void> {
    const storage_key = `signed-${of}`;
    const about = { contentType: 'application/pdf', size: signedPdf.length };
    await api.torg.parts.external.storage.put(storage_key, signedPdf, about);
    await api.db.transaction().execute(async (tx) => {
      const document_file = await saveMadeFile(
        tx,
        {
          storage_key,
          file_name: 'a.pdf',
          media_type: 'application/pdf',
          ...{ size: about.size, sha256: 'ab'.repeat(32) },
        },
        'contract',
      );
      const { contract } = await tx
        .selectFrom('agreement')
        .select('contract')
        .where('agreement', '=', of)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('contract')
        .set({ document_file, document_hash: 'ab'.repeat(32) })
        .where('contract', '=', contract)
        .execute();
    });
  }

  const folder = (who: TestClient, format: 'pdf' | 'zip', id = agreement) =>
    who.call(one, { params: { agreement_id: id }, query: { format } });
  const period = (who: TestClient, from: string, to: string, format: 'pdf' | 'zip' = 'pdf') =>
    who.call(ofPeriod, {
      params: { organization_id: people.client },
      query: { from, to, format },
    });

  it('says who was hired, on what ground, with which papers and which contract', async () => {
    const { raw, status, headers } = await folder(as.buyer, 'pdf');
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain('Ida Solbakken');
    const text = await textOf(raw);
    for (const part of [
      'Innleiemappe',
      'ikke juridisk rådgivning',
      'Fjordkode AS',
      'Ida Solbakken',
      '4. januar 2027 – 31. desember 2027',
      '80 %',
      'Hvem leder arbeidet til daglig?',
      'Hvem svarer for resultatet?',
      'Er leveransen avgrenset og beskrevet?',
      'Hvem sitt utstyr brukes?',
      'Kommer én person, eller et team',
      'et selskap med bare én person?',
      'løpende drift?',
      'Hva driver leverandøren med?',
      'Leverer ferdige oppdrag',
      'Innleie (regel 2, etter reglene',
      'Vi leder arbeidet selv.',
      'Kari Vestli',
      '§ 14-13',
      'Drøftet med de tillitsvalgte',
      '2. november 2026, Nora Lie',
      'Kreves ikke for denne hjemmelen',
      'Oppdragsavtale',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.replaceAll(' ', '')).toContain('ab'.repeat(32));
  });

  it('has in its ZIP the same document, the signed contract byte for byte, and a table', async () => {
    const { raw, status, headers } = await folder(as.admin, 'zip');
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    expect(headers['content-disposition']).toContain('attachment');
    const files = unzipSync(raw);
    expect(Object.keys(files)).toEqual([
      'innleiemappe.pdf',
      'avtaler.csv',
      'kontrakter/001 Oppdragsavtale.pdf',
    ]);
    const [pdf, csv, contract] = Object.values(files);
    expect(await textOf(pdf ?? new Uint8Array())).toContain('Ida Solbakken');
    expect(Buffer.from(contract ?? []).equals(signedPdf)).toBe(true);
    const [head = '', row = ''] = strFromU8(csv ?? new Uint8Array()).split('\r\n');
    // Spreadsheets read UTF-8 only by its mark.
    expect(csv?.slice(0, 3)).toEqual(Uint8Array.from([0xef, 0xbb, 0xbf]));
    expect(head).toMatch(/^Avtale;Oppdragsgiver;/);
    expect(row).toContain(`${agreement};`);
    expect(row).toContain(';Ida Solbakken;Backendutvikler;2027-01-04;2027-12-31;;80;Innleie;');
  });

  it('is for buyers of the client and for admins', async () => {
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
    const whom = Object.values(as);
    expect(statuses(await Promise.all(whom.map((who) => folder(who, 'zip'))))).toEqual([
      200, 200, 401, 401, 401,
    ]);
    const days = ['2027-01-01', '2027-12-31'] as const;
    expect(statuses(await Promise.all(whom.map((who) => period(who, ...days))))).toEqual([
      200, 200, 401, 401, 401,
    ]);
  });

  it('is not there for a client whose country asks for no basis, nor for what is missing', async () => {
    const swedish = await peopleOfHire(api.db, 'SE');
    const id = await anAgreement(api.db, swedish, { form: completeTerms({}, 'SE') });
    const buyer = await api.signedIn(swedish.buyer);
    expect((await folder(buyer, 'pdf', id)).status).toBe(401);
    const missing = await folder(as.buyer, 'pdf', people.client);
    expect(missing.error.errorCode).toBe('could_not_find_agreement');
    const nobody = await as.admin.call(ofPeriod, {
      params: { organization_id: agreement },
      query: { from: '2027-01-01', to: '2027-02-01', format: 'pdf' },
    });
    expect(nobody.error.errorCode).toBe('could_not_find_organization');
  });

  it('of a period has the agreements of which a day lies in it', async () => {
    const before = await textOf((await period(as.buyer, '2026-01-01', '2027-01-03')).raw);
    expect(before).toContain('Det er ingen avtaler i perioden.');
    const first = await textOf((await period(as.buyer, '2026-01-01', '2027-01-04')).raw);
    expect(first).toContain('Ida Solbakken');
    const { raw } = await period(as.buyer, '2027-12-31', '2028-06-30', 'zip');
    expect(Object.keys(unzipSync(raw))).toContain('kontrakter/001 Oppdragsavtale.pdf');
  });

  it.each([
    ['ends before it begins', '2027-02-01', '2027-01-31'],
    ['has a day that is none', '2027-02-30', '2027-03-01'],
    ['is no date', 'igår', '2027-03-01'],
  ])('is refused for a period that %s', async (_what, from, to) => {
    const answer = await period(as.buyer, from, to);
    expect([answer.status, answer.error.errorCode]).toEqual([400, 'request_validation_error']);
  });

  it('names whoever changed the choice, and says where a stored PDF is lost', async () => {
    const colleague = await anAccount(api.db, {
      ...{ role: 'consultant_buyer', name: 'Tor Aune', organization: people.client },
    });
    const { body: begun } = await as.buyer.call('POST /api/main/agreements/hire', {
      body: { profile_id: people.consultant },
    });
    const save = 'PUT /api/main/agreements/drafts/{agreement_draft_id}/hiring-basis' as const;
    const body = { hiring_basis: basisOfHiringIn, revision: 0 };
    await (await api.signedIn(colleague)).call(save, { params: begun, body });
    await as.buyer.call(save, { params: begun, body: { ...body, revision: 1 } });
    const row = await api.db
      .selectFrom('agreement_draft')
      .select(['basis_chosen_by', 'basis_chosen_at'])
      .where('agreement_draft', '=', begun.agreement_draft_id)
      .executeTakeFirst();
    expect(row).toEqual({ basis_chosen_by: 'Tor Aune', basis_chosen_at: expect.any(Date) });
    await api.torg.parts.external.storage.remove(`signed-${agreement}`);
    const files = unzipSync((await folder(as.buyer, 'zip')).raw);
    const text = strFromU8(files['kontrakter/001 mangler.txt'] ?? new Uint8Array());
    expect(text).toContain('kunne ikke leses');
  });
});
