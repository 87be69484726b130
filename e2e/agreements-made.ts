import { marketDay } from '@torg/protocol/market-day';
import { completeBasis } from '../server/src/agreements/hiring-basis.fixtures.ts';
import { expect, type Person } from './torg.ts';

interface People {
  buyer: Person;
  company: Person;
  consultant: Person;
}

interface Draft {
  revision: number;
  contract_id: string | null;
  agreement_id: string | null;
  agreement_form_data: { assignment: Record<string, unknown> };
}

interface Contract {
  document_hash: string | null;
  own_signatory: string | null;
}

async function call<T>({ page }: Person, method: string, path: string, data?: object): Promise<T> {
  const answer = await page.request.fetch(path, { method, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json().catch(() => null)) as T;
}

const days = (from: number) => marketDay(new Date(Date.now() + from * 86_400_000));

const assignment = {
  scope: { startDate: days(0), endDate: days(40), custom: '', percentage: 80 },
  role: 'Fullstackutvikler',
  description: { short: 'Fornyer fakturaløpet', long: '' },
  paymentTerms: {
    currency: 'NOK',
    hourlyRate: 1350,
    adjustments: [],
    additionalSpecification: '',
  },
};

async function accountOf(person: Person): Promise<string> {
  const me = await call<{ account: { account: string } }>(person, 'GET', '/api/main/account/me');
  return me.account.account;
}

/** The contract's document is made by a job; then whoever is named signs as who they are. */
async function sign(person: Person, contract: string): Promise<void> {
  let made: Contract | undefined;
  const path = `/api/contracts/client/contracts/${contract}`;
  await expect(async () => {
    made = await call<Contract>(person, 'GET', path);
    expect(made.document_hash).not.toBeNull();
  }).toPass({ timeout: 60_000 });
  const subject = { signatory: made?.own_signatory };
  await call(person, 'POST', '/api/contracts/signing/viewed', { subject });
  await call(person, 'POST', '/api/contracts/signing/sign', {
    subject,
    name: 'Kari Nordmann',
    authority_confirmed: true,
    document_hash: made?.document_hash,
  });
}

/** An agreement that both sides have signed by calls; it begins today. */
export async function anAgreementOf({ buyer, company, consultant }: People): Promise<string> {
  const profile_id = await accountOf(consultant);
  const begun = await call<{ agreement_draft_id: string }>(
    buyer,
    'POST',
    '/api/main/agreements/hire',
    { profile_id },
  );
  const path = `/api/main/agreements/drafts/${begun.agreement_draft_id}`;
  const { revision, agreement_form_data: form } = await call<Draft>(buyer, 'GET', path);
  const terms = { agreement_form_data: { ...form, assignment }, revision };
  await call(buyer, 'PUT', path, terms);
  const based = { hiring_basis: completeBasis, revision: revision + 1 };
  await call(buyer, 'PUT', `${path}/hiring-basis`, based);
  await call(buyer, 'POST', `${path}/send`, { revision: revision + 2, message: '' });
  await call(consultant, 'POST', `${path}/consent`, { round: 1 });
  const sent = await call<Draft>(company, 'GET', path);
  const { revision: last } = sent;
  const { contract_id: contract } = await call<Draft>(company, 'POST', `${path}/accept`, {
    revision: last,
  });
  await sign(buyer, contract ?? '');
  await sign(company, contract ?? '');
  const { agreement_id: agreement } = await call<Draft>(buyer, 'GET', path);
  expect(agreement).not.toBeNull();
  return agreement ?? '';
}
