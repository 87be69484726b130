import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anInterest } from '../../interest/interest.fixtures.ts';
import { completeTerms, peopleOfHire } from '../agreements.fixtures.ts';
import { completeBasis } from '../hiring-basis.fixtures.ts';

const one = '/api/main/agreements/drafts/{agreement_draft_id}' as const;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Reads what is to be signed, and signs it signed in. */
async function sign(who: TestClient, contract_id: string, name: string) {
  const { body } = await who.call('GET /api/contracts/client/contracts/{contract_id}', {
    params: { contract_id },
  });
  const subject = { signatory: body.own_signatory ?? '' };
  await who.call('POST /api/contracts/signing/viewed', { body: { subject } });
  const document_hash = body.document_hash ?? '';
  const signed = await who.call('POST /api/contracts/signing/sign', {
    body: { subject, name, authority_confirmed: true, document_hash },
  });
  return signed.status;
}

it('a hire leads over two rounds and two signatures to an agreement with its rates', async () => {
  const people = await peopleOfHire(api.db);
  const buyer = await api.signedIn(people.buyer);
  const company = await api.signedIn(people.companyAdmin);
  const consultant = await api.signedIn(people.consultant);

  // They had said no before they agreed.
  const editors = [people.buyer];
  const assignment_id = await anAssignment(api.db, { organization: people.client, editors });
  const interest = { assignment: assignment_id, account: people.consultant, editors };
  await anInterest(api.db, {
    ...{ ...interest, state: 'not_selected', reason: 'other' },
    answered_at: new Date(),
  });
  const hired = await buyer.call('POST /api/main/agreements/hire', {
    body: { profile_id: people.consultant, assignment_id },
  });
  const params = { agreement_draft_id: hired.body.agreement_draft_id };
  const first = (await buyer.call(`GET ${one}`, { params })).body.agreement_form_data;
  const form = { ...first, assignment: completeTerms().assignment };
  await buyer.call(`PUT ${one}`, { params, body: { agreement_form_data: form, revision: 0 } });
  const basis = { hiring_basis: completeBasis, revision: 1 };
  await buyer.call(`PUT ${one}/hiring-basis`, { params, body: basis });
  const sent = await buyer.call(`POST ${one}/send`, { params, body: { revision: 2 } });
  expect(sent.body.status).toBe('sent');

  const { paymentTerms } = form.assignment;
  const dearer = { ...paymentTerms, hourlyRate: 1500, adjustments: [] };
  const proposal = { ...form, assignment: { ...form.assignment, paymentTerms: dearer } };
  const proposed = await company.call(`POST ${one}/propose-changes`, {
    params,
    body: { agreement_form_data: proposal, revision: 3 },
  });
  expect(proposed.body.status).toBe('changes_proposed');
  await consultant.call(`POST ${one}/consent`, { params, body: { round: 2 } });
  const accepted = await buyer.call(`POST ${one}/accept`, { params, body: { revision: 4 } });
  expect(accepted.body.status).toBe('accepted');
  const contract = accepted.body.contract_id ?? '';

  const ofContract = { params: { contract_id: contract } };
  const path = 'GET /api/main/agreements/of-contract/{contract_id}';
  const unsigned = await company.call(path, ofContract);
  expect(unsigned.body).toEqual({ ...params, agreement_id: null });
  const rival = await api.signedIn((await peopleOfHire(api.db)).companyAdmin);
  expect((await rival.call(path, ofContract)).status).toBe(401);

  await api.runJobs();
  expect(await sign(company, contract, 'Berit Haug')).toBeLessThan(300);
  expect(await sign(buyer, contract, 'Kari Vestli')).toBeLessThan(300);
  await api.runJobs();

  const { body: draft } = await company.call(`GET ${one}`, { params });
  expect(draft.contract_status).toBe('completed');
  const { body } = await company.call('GET /api/main/agreements/{agreement_id}', {
    params: { agreement_id: draft.agreement_id ?? '' },
  });
  expect(body).toMatchObject({ contract_id: contract, phase: 'upcoming' });
  expect((await consultant.call(path, ofContract)).body).toEqual({
    ...params,
    agreement_id: draft.agreement_id,
  });
  expect(body.rates).toEqual([
    { start_date: '2027-01-04', end_date: '2027-12-31', hourly_rate: 1500, currency: 'NOK' },
  ]);
  const { body: list } = await buyer.call('GET /api/main/agreements', {
    query: { tab: 'current' },
  });
  expect(list.agreements.map(({ id }) => id)).toEqual([draft.agreement_id]);
  const { body: answers } = await buyer.call('GET /api/main/assignment/{assignment_id}/interests', {
    params: { assignment_id },
  });
  expect(answers.interests).toMatchObject([{ state: 'hired', reason: null, answer_by: null }]);
});
