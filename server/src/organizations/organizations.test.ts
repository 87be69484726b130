import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { RegisterFailure } from '../platform/ports/company-register.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';
import { anOrganization } from './organizations.fixtures.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a company', () => {
  let api: TestApi;
  let client: string;
  let buyer: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    client = await anOrganization(api.db);
    const about = { role: 'consultant_buyer', organization: client } as const;
    buyer = await api.signedIn(await anAccount(api.db, about));
  });
  afterAll(() => api.close());

  const lookUp = (country: 'NO' | 'SE', organization_number: string) =>
    buyer.call('GET /api/main/company-register/{country}/{organization_number}', {
      params: { country, organization_number },
    });
  const logo = '/api/main/organizations/{organization_id}/logo';
  const params = () => ({ organization_id: client });
  const files = () =>
    api.db.selectFrom('file').select('file').where('purpose', '=', 'logo').execute();

  it('is looked up in the register by its number, with its status', async () => {
    expect((await lookUp('NO', '311 999 907')).body).toEqual({
      status: 'active',
      name: 'FJELLRYPE SYSTEMER AS',
      form: 'Aksjeselskap',
      address: 'Rypestien 12, 2600 LILLEHAMMER',
    });
    expect((await lookUp('NO', '311999915')).body.status).toBe('bankrupt');
    expect((await lookUp('NO', '311999990')).body).toMatchObject({ status: 'unknown', name: null });
  });

  it('is not looked up with a wrong number, nor in Sweden’s register', async () => {
    expect((await lookUp('NO', '311999908')).error.errorCode).toBe('organization_number_not_valid');
    expect((await lookUp('SE', '559123-4560')).error.errorCode).toBe(
      'organization_number_not_valid',
    );
    expect((await lookUp('SE', '559123-4561')).body.status).toBe('not_covered');
  });

  it('can be saved while the register is away', async () => {
    const { external } = api.torg.parts;
    const { companyRegister } = external;
    external.companyRegister = {
      find: () => Promise.reject(new RegisterFailure('timed_out')),
    };
    const { status, error } = await lookUp('NO', '311999907');
    expect([status, error.errorCode]).toEqual([503, 'company_register_not_available']);
    const saved = await buyer.call('PATCH /api/main/clients/{client}', {
      params: { client },
      body: { organization_number: '311999907' },
    });
    expect(saved.body.organization_number).toBe('311999907');
    external.companyRegister = companyRegister;
  });

  it('has one logo, whose type is checked by its content', async () => {
    const upload = (content: Buffer | string) =>
      buyer.call(`POST ${logo}`, { params: params(), file: { name: 'logo.png', content } });
    expect((await upload('<svg onload="alert(1)"/>')).error.errorCode).toBe(
      'unsupported_file_type',
    );
    await upload(pixel);
    const { body } = await upload(pixel);
    const shown = await buyer.call('GET /api/main/clients/{client}', { params: { client } });
    expect(shown.body.logo_url).toBe(body.logo_url);
    expect(await files()).toHaveLength(1);
    expect((await buyer.call(`DELETE ${logo}`, { params: params() })).status).toBe(204);
    expect(await files()).toEqual([]);
  });
});
