import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAgreementDraft } from '../../agreements/agreements.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { aCvTemplate } from '../../cv-templates/cv-templates.fixtures.ts';
import { anInterest, aPresentationConsent } from '../../interest/interest.fixtures.ts';
import { aThread } from '../../messages/messages.fixtures.ts';
import { anOpportunity } from '../../opportunities/opportunities.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { aQaInterviewForm, wellAnswered } from '../../qa-interviews/qa-interviews.fixtures.ts';
import { aSavedComment, aSavedList } from '../../saved-profiles/saved-profiles.fixtures.ts';
import { aSavedSearch } from '../../saved-searches/saved-searches.fixtures.ts';
import type { World } from '../a-world.ts';
import { boardsOf } from '../boards/board-things.ts';
import type { TestApi } from '../start-test-api.ts';
import { missing } from './missing-thing.ts';
import { interviewsOf } from './interview-things.ts';
import type { Named } from './oracle.ts';

type Things = Record<string, Named[]>;

async function assignmentsOf({ db }: TestApi, world: World, colleague: string): Promise<Named[]> {
  const { buyer, otherBuyer, otherConsultant } = world.accounts;
  const { client } = world;
  const draft = { organization: client, state: 'draft' as const };
  const ofColleague = await anAssignment(db, { ...draft, editors: [colleague] });
  const otherDraft = await anAssignment(db, { state: 'draft', editors: [otherBuyer] });
  const other = await anAssignment(db, { editors: [otherBuyer] });
  const invited = [otherConsultant];
  const direct = await anAssignment(db, {
    ...{ organization: client, editors: [buyer], assignment_type: 'direct' as const, invited },
  });
  const named = (whose: string, id: string, editor: string, state: 'draft' | 'public'): Named => ({
    ...{ whose, id },
    thing: { kind: 'assignment', editors: [editor], state, invited: [] },
  });
  return [
    named("the buyer's", world.assignment, buyer, 'public'),
    named("the buyer's draft", world.draft, buyer, 'draft'),
    named("a colleague's draft", ofColleague, colleague, 'draft'),
    named("the other client's draft", otherDraft, otherBuyer, 'draft'),
    named("the other client's", other, otherBuyer, 'public'),
    {
      ...{ whose: 'to invited people', id: direct },
      thing: { kind: 'assignment', editors: [buyer], state: 'direct', invited },
    },
    missing(),
  ];
}

async function removedOnes(api: TestApi, world: World) {
  const admin = await api.signedIn(world.accounts.admin);
  const buyer = await api.signedIn(world.accounts.buyer);
  const { buyer: editor } = world.accounts;
  const assignment_id = await anAssignment(api.db, { state: 'draft', editors: [editor] });
  const profile = await aConsultant(api.db, { account: { organization: world.company } });
  const saved_list = await aSavedList(api.db, { account: editor, title: 'Borte' });
  const removed = [
    await admin.call('DELETE /api/main/assignment/{assignment_id}', { params: { assignment_id } }),
    await admin.call('DELETE /api/main/profile/{profile}', { params: { profile } }),
    await buyer.call('DELETE /api/main/saved-lists/{saved_list}', { params: { saved_list } }),
  ];
  const failed = removed.find(({ status }) => status >= 400);
  if (failed) throw new Error(`not removed: ${failed.error.errorCode}`);
  return { assignment_id, profile, saved_list };
}

async function threadsOf({ db }: TestApi, world: World, colleague: string): Promise<Named[]> {
  const { consultant, companyAdmin, buyer, otherConsultant, otherBuyer } = world.accounts;
  const make = async (whose: string, participants: string[]): Promise<Named> => ({
    whose,
    id: await aThread(db, { kind: 'direct', participants }),
    thing: { kind: 'thread', participants },
  });
  return [
    {
      whose: 'own',
      id: world.thread,
      thing: { kind: 'thread', participants: [consultant, buyer] },
    },
    await make("colleagues'", [companyAdmin, colleague]),
    await make("others'", [otherConsultant, otherBuyer]),
    missing(),
  ];
}

/** Contracts of both kinds, as the nine people stand to them. */
function contractsOf({ accounts, cooperation, hire }: World, colleague: string): Named[] {
  const { companyAdmin, buyer } = accounts;
  const senders = [buyer, colleague];
  return [
    {
      ...{ whose: "the company's with Torg", id: cooperation.contract },
      thing: { kind: 'contract', readers: [companyAdmin], senders: [] },
    },
    {
      ...{ whose: "the company's with the client", id: hire.contract },
      thing: { kind: 'contract', readers: [companyAdmin, ...senders], senders },
    },
    missing(),
  ];
}

/** Questions to the consultants of two companies, whether they may be put forward; and their interest. */
async function consentsOf({ db }: TestApi, world: World, rival: string) {
  const { accounts, assignment, company, presentationConsent } = world;
  const { consultant, otherConsultant, otherCompanyAdmin } = accounts;
  const ofRival = await aPresentationConsent(db, {
    ...{ assignment, account: otherConsultant, asked_by: otherCompanyAdmin },
  });
  const named = (whose: string, id: string, account: string, organization: string): Named => ({
    ...{ whose, id },
    thing: { kind: 'consent', account, organization },
  });
  const interestOfRival = await anInterest(db, { assignment, account: otherConsultant });
  const both = (own: string, other: string): Named[] => [
    named('own', own, consultant, company),
    named("another company's", other, otherConsultant, rival),
    missing(),
  ];
  return {
    presentation_consent: both(presentationConsent, ofRival),
    assignment_interest: both(world.interest, interestOfRival),
  };
}

/** A draft that was sent and one that was not, an agreement, and a contract that waits, between the client and the company. */
async function agreementsOf({ db }: TestApi, world: World, colleague: string) {
  const { buyer, companyAdmin, consultant } = world.accounts;
  const { client, company } = world;
  const hired = { client, company, buyer, companyAdmin, consultant: companyAdmin };
  const unsent = await anAgreementDraft(db, hired);
  const ofClient = { kind: 'agreement' as const, client: [buyer, colleague] };
  const thing = { ...ofClient, provider: [companyAdmin], consultant: [consultant] };
  return {
    agreement_draft_id: [
      { whose: "the client's and the company's", id: world.agreementDraft, thing },
      {
        ...{ whose: "the client's, not sent", id: unsent },
        thing: { ...ofClient, provider: [], consultant: [] },
      },
      missing(),
    ],
    agreement_id: [
      { whose: "the client's and the company's", id: world.agreement, thing },
      missing(),
    ],
    contract_of_hire: [
      { whose: "the client's and the company's", id: world.hire.contract, thing },
      missing(),
    ],
  };
}

/** Needs of companies, of Torg, and of an assignment itself. */
async function needsOf({ db }: TestApi, world: World, rival: string): Promise<Named[]> {
  const { buyer, otherBuyer } = world.accounts;
  const make = async (whose: string, organization: string | null): Promise<Named> => ({
    whose,
    id: await anOpportunity(db, { organization }),
    thing: { kind: 'need', organization },
  });
  const ownOf = async (whose: string, editor: string): Promise<Named> => ({
    whose,
    id: await anOpportunity(db, {
      organization: world.client,
      own_of: await anAssignment(db, { organization: world.client, editors: [editor] }),
    }),
    thing: { kind: 'need', organization: world.client, editors: [editor] },
  });
  return [
    {
      ...{ whose: "the client's", id: world.need.opportunity },
      thing: { kind: 'need', organization: world.client },
    },
    await make("the company's", world.company),
    await make("another company's", rival),
    await make("Torg's", null),
    await ownOf("an assignment's", buyer),
    await ownOf("another's assignment's", otherBuyer),
    missing(),
  ];
}

/** Of every kind of thing, some for each relation in which the nine people stand to them. */
export async function makeThings(api: TestApi, world: World): Promise<Things> {
  const { db } = api;
  const { accounts, client, company } = world;
  const { consultant, companyAdmin, otherConsultant, buyer, otherBuyer, admin } = accounts;
  const organizationOf = async (account: string): Promise<string> => {
    const found = db.selectFrom('account').select('organization').where('account', '=', account);
    return (await found.executeTakeFirstOrThrow()).organization ?? '';
  };
  const [rival, other] = [await organizationOf(otherConsultant), await organizationOf(otherBuyer)];
  const role = 'consultant_buyer' as const;
  const colleague = await anAccount(db, { role, organization: client });
  const removed = await removedOnes(api, world);
  const profile = (whose: string, account: string, organization: string): Named => ({
    ...{ whose, id: account },
    thing: { kind: 'profile', account, organization },
  });
  const form = async (whose: string, account: string, id?: string): Promise<Named> => ({
    whose,
    id: id ?? (await aQaInterviewForm(db, { account, answers: wellAnswered })),
    thing: { kind: 'form', account },
  });
  const organization = (whose: string, id: string, kind: 'company' | 'client'): Named => ({
    ...{ whose, id },
    thing: { kind, organization: id },
  });
  const saved = async (
    own: string,
    make: (account: string) => Promise<string>,
  ): Promise<Named[]> => {
    const owners = { "a colleague's": colleague, "another's": otherBuyer, "admin's": admin };
    const made: Named[] = [{ whose: 'own', id: own, thing: { kind: 'saved', account: buyer } }];
    for (const [whose, account] of Object.entries(owners)) {
      made.push({ whose, id: await make(account), thing: { kind: 'saved', account } });
    }
    return [...made, missing()];
  };
  const companies = [
    organization('own company', company, 'company'),
    organization('another company', rival, 'company'),
  ];
  const clients = [
    organization('own client', client, 'client'),
    organization('another client', other, 'client'),
  ];
  const assignments = await assignmentsOf(api, world, colleague);
  const needs = await needsOf(api, world, rival);
  const templates = companies.map(async (one) => ({ ...one, id: await aCvTemplate(db, one.id) }));
  return {
    cv_template: [...(await Promise.all(templates)), missing()],
    profile: [
      profile('own', consultant, company),
      profile("a colleague's", companyAdmin, company),
      profile("another company's", otherConsultant, rival),
      missing("a buyer's", buyer),
      missing('removed', removed.profile),
      missing(),
    ],
    assignment_id: [...assignments, missing('removed', removed.assignment_id)],
    contract_id: contractsOf(world, colleague),
    document_id: [
      { whose: "Torg's", id: world.contractDocument, thing: { kind: 'nothing' } },
      missing(),
    ],
    ...(await consentsOf(api, world, rival)),
    ...(await agreementsOf(api, world, colleague)),
    interview: [...(await interviewsOf(api, world, { colleague, rival })), missing()],
    opportunity: needs,
    ...(await boardsOf(api, world, { assignments, needs })),
    thread_id: await threadsOf(api, world, colleague),
    uuid: [
      await form('own', consultant, world.form),
      await form("a colleague's", companyAdmin),
      await form("another company's", otherConsultant),
      missing(),
    ],
    consultant_company_id: [...companies, missing('a client', client), missing()],
    id: [...companies, missing('a client', client), missing()],
    client: [...clients, missing('a company', company), missing()],
    company_uuid: [...clients, missing('a company', company), missing()],
    organization_id: [...companies, ...clients, missing()],
    saved_list: [
      ...(await saved(world.savedList, (account) => aSavedList(db, { account }))),
      {
        ...{ whose: 'own, shared', id: world.sharedList.saved_list },
        thing: { kind: 'saved', account: buyer, shared: client },
      },
      {
        whose: "a colleague's, shared",
        id: await aSavedList(db, { account: colleague, title: 'Delt', shared_with: client }),
        thing: { kind: 'saved', account: colleague, shared: client },
      },
      {
        ...{ whose: 'removed', id: removed.saved_list },
        thing: { kind: 'saved', account: buyer, isRemoved: true },
      },
    ],
    saved_comment: [
      {
        ...{ whose: 'own', id: world.sharedList.saved_comment },
        thing: { kind: 'saved', account: buyer },
      },
      {
        whose: "a colleague's",
        id: await aSavedComment(db, {
          ...{ saved_list: world.sharedList.saved_list, profile: consultant },
          created_by: colleague,
        }),
        thing: { kind: 'saved', account: colleague },
      },
      missing(),
    ],
    saved_search: await saved(world.savedSearch, (account) => aSavedSearch(db, { account })),
  };
}
