import { aTemplate } from '../../adapters/word-templates/a-template.ts';
import { notANewPasskey, notAPasskey } from '../passkeys/no-passkey.ts';
import { randomUUID } from 'node:crypto';
import { allCalls, callKey, type CallName, type CallsByKey } from '@torg/protocol/all-calls';
import type { Call, Schema, UploadRule } from '@torg/protocol/call';
import { aPdf } from '../../adapters/pdf-reader/a-pdf.ts';
import { aContractDocument } from '../../contracts/contracts.fixtures.ts';
import { findAContext } from '../../opportunities/opportunities.fixtures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { dice } from '../../../demo/dice.ts';
import { Ids } from '../../../fuzz/ids.ts';
import { Values } from '../../../fuzz/values.ts';
import { aWorld, people, roleOf, type Person, type World } from '../a-world.ts';
import {
  codeOf,
  startTestApi,
  type CallInput,
  type TestApi,
  type TestClient,
} from '../start-test-api.ts';
import { emptyFields } from '../calls/inputs-about-needs.ts';
import { boardAssessmentParams } from '../assessments/inputs-about-boards.ts';
import { partOfBoard } from '../boards/a-world-board.ts';
import { madeBoards } from '../boards/board-things.ts';
import { undoChanges } from './undo-changes.ts';
import { verdict, type Caller, type Named, type Thing, type Verdict } from './oracle.ts';
import { verdictOnInterview } from './verdict-on-interview.ts';
import { outcomeOf } from './outcome-of.ts';
import { makeThings } from './things.ts';

type Input = CallInput<keyof CallsByKey>;

let api: TestApi;
let world: World;
let things: Record<string, Named[]>;
let values: Values;
const clients = {} as Record<Person, TestClient>;
const callers = {} as Record<Person, Caller | null>;

async function callerOf(person: Exclude<Person, 'stranger'>): Promise<Caller> {
  const account = world.accounts[person];
  const row = await api.db
    .selectFrom('account')
    .select(['organization', 'verified'])
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  const administers = person === 'companyAdmin' || person === 'otherCompanyAdmin';
  return { account, role: roleOf[person], ...row, administers };
}

beforeAll(async () => {
  pdf = await aPdf();
  api = await startTestApi();
  world = await aWorld(api);
  things = await makeThings(api, world);
  plainBodies.uploadCooperationContract = {
    ...{ recipient_signatory_name: 'Kari', recipient_signatory_email: 'kari@fjord.example' },
    ...{ sender_signatory_name: 'Siri', sender_signatory_email: 'siri@torg.example' },
    ...{ signed_on: '2026-03-02' },
    document_id: await aContractDocument(api.db, 'cooperation_norwegian'),
  };
  for (const { contract, signatory } of [world.cooperation, world.hire]) {
    signatories.set(contract, signatory);
  }
  for (const { id } of things['opportunity'] ?? []) {
    const own = await findAContext(api.db, id);
    if (own !== undefined) needs.set(id, own);
  }
  for (const person of people) {
    const isStranger = person === 'stranger';
    clients[person] = isStranger ? api.stranger : await api.signedIn(world.accounts[person]);
    callers[person] = isStranger ? null : await callerOf(person);
  }
  const chance = dice('matrix');
  values = new Values(chance, new Ids(chance, [world]));
  undoChanges(api);
});
afterAll(() => api.close());

/** Ends no answer, leads to another site, or signs out. */
const leftOut = new Set<CallName>(['streamLiveMessages', 'signOut', 'startOidc', 'finishOidc']);

/** The parameter that says what a call is about, the weightier first. */
const abouts = [
  ...[
    'opportunity',
    'thread_id',
    'profile',
    'consultant_company_id',
    'assignment_id',
    'uuid',
    'saved_list',
  ],
  ...[
    'contract_id',
    'document_id',
    'presentation_consent',
    'assignment_interest',
    'agreement_draft_id',
    'agreement_id',
    'interview',
    'saved_search',
    'saved_comment',
    'client',
    'organization_id',
    'company_uuid',
    'id',
  ],
];

/** About what the caller has saved of a profile, and not about the profile. */
const aboutOwn = new Set<CallName>(['unsaveProfile', 'saveProfileNote']);

/** About the profile that their query names, for whoever owns it. */
const byProfile = new Set<CallName>(['uploadCv', 'uploadCvPdf']);

function aboutOf(name: CallName, { path }: Call): string | undefined {
  if (path.includes('/organization/{id}/')) return 'organization_id';
  if (path.includes('/organization-cv-template/{id}')) return 'cv_template';
  if (path.includes('/opportunity/{id}')) return 'opportunity';
  if (path.includes('/of-contract/')) return 'contract_of_hire';
  if (path.includes('/human-assessment/{id}')) return undefined;
  if (byProfile.has(name)) return 'profile';
  const ofBoard = partOfBoard(path);
  if (ofBoard !== undefined) return ofBoard;
  if (path.includes('/saved-lists/{saved_list}')) return 'saved_list';
  if (name === 'downloadCvByTemplate') return 'profile';
  return aboutOwn.has(name) ? undefined : abouts.find((about) => path.includes(`{${about}}`));
}

/** The parameter of the path that has the id of what a call is about. */
const parameterOf = ({ path }: Call, about: string): string =>
  about === 'contract_of_hire'
    ? 'contract_id'
    : ([about, `${about}_id`].find((name) => path.includes(`{${name}}`)) ?? 'id');

/** What only the side that sent a contract does with it, and admins. */
const bySender = new Set<CallName>(['recallContract', 'remindSignatory', 'replaceSignatory']);

/** Who makes the calls about drafts and agreements that not all their readers may make. */
const sidesOf: Partial<Record<CallName, readonly ('client' | 'provider' | 'consultant')[]>> = {
  saveAgreementDraft: ['client'],
  acceptAgreementDraft: ['client', 'provider'],
  consentToAgreement: ['consultant'],
  endAgreement: ['client', 'provider'],
  answerExtension: ['client', 'provider'],
  getHiringFolder: ['client'],
};
/** Not even an admin says what somebody else wants. */
const byOneself = new Set<CallName>([
  'consentToAgreement',
  'answerExtension',
  'answerPresentationConsent',
]);

/** What a consultant or their company does, and no admin for them. */
const notByAdmins = new Set<CallName>(['withdrawInterest', 'takeBackWithdrawal']);

const deadLink = { subject: { token: 'a-dead-link' } };

const queries: Partial<Record<CallName, object>> = {
  getFlowcasePicture: { picture: 'not-one-of-ours' },
  findBoardCards: { q: 'java' },
  getHiringFolder: { format: 'pdf' },
  downloadCvByTemplate: { template_headings_locale: 'nb' },
  draftInterview: { assignment: randomUUID() },
  getHiringFolderOfPeriod: { from: '2027-01-01', to: '2027-12-31', format: 'pdf' },
};

/** Bodies of calls that have fields with rights of their own. */
const plainBodies: Partial<Record<CallName, unknown>> = {
  ...madeBoards,
  saveAssignment: { revision: 0, changes: {} },
  saveConsultantCompany: {},
  saveClient: {},
  createOpportunity: { opportunity_name: 'Betalingsplattform' },
  addOpportunityContext: { content: 'Kubernetes er en fordel.' },
  saveStructuredOpportunity: { structured_opportunity: emptyFields, revision: 0 },
  saveProfile: {},
  signInWithPasskey: { response: notAPasskey },
  addPasskey: { name: 'Nøkkel', response: notANewPasskey },
  createQaInterviewForm: { discipline: 'design' },
  openSigning: deadLink,
  readSigningDocument: deadLink,
  viewSigning: deadLink,
  requestSigningCode: deadLink,
  signContract: {
    ...deadLink,
    ...{ name: 'Et Navn', authority_confirmed: true, document_hash: 'a'.repeat(64) },
  },
  declineContract: { ...deadLink, reason: 'Nei.' },
  sendCooperationContract: {
    recipient_signatory_name: 'Kari Fjord',
    recipient_signatory_email: 'kari@fjord.example',
  },
  verifyDocument: { sha256: 'a'.repeat(64) },
  hire: { profile_id: randomUUID() },
  askForPresentationConsent: { consultants: [randomUUID()], deadline: 3 },
  offerInterview: {
    ...{ assignment: randomUUID(), profile: randomUUID(), title: 'Arkitekt' },
    times: [{ starts_at: '2099-01-01T10:00:00Z', minutes: 45 }],
  },
  answerInterests: { interests: [randomUUID()], reason: 'other' },
  assessProfilesForAssignment: { profile_ids: [randomUUID()] },
  assessProfilesForOpportunity: { profile_ids: [randomUUID()] },
  sendInterest: { assignment_id: randomUUID(), consultants: [{ consultant_id: randomUUID() }] },
};

/** A body that the call accepts by its form; what it says is made up. */
function fitting(schema: Schema): unknown {
  for (let tries = 0; tries < 300; tries += 1) {
    const value = values.of(schema);
    if ((schema as unknown as z.ZodType).safeParse(value).success) return value;
  }
  throw new Error('no fitting body was made');
}

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let pdf: Buffer;

/** Who signs each contract for the company. */
const signatories = new Map<string, string>();

/** The text of each need. */
const needs = new Map<string, string>();

/** A file that the call accepts. */
function fileFor({ types, isReadPdf }: UploadRule) {
  if (isReadPdf) return { name: 'a.pdf', content: pdf };
  const isText = types.includes('text/plain');
  const picture = { name: 'a.png', content: Buffer.from(png, 'base64') };
  if (types.every((type) => type.includes('wordprocessingml'))) {
    return { name: 'a.docx', content: aTemplate({ lines: ['{name}'] }) };
  }
  return isText ? { name: 'a.txt', content: 'tekst' } : picture;
}

function inputFor(name: CallName, call: Call, about: string | undefined, id: string): Input {
  const others = {
    assignment_id: world.assignment,
    profile: world.accounts.consultant,
    file_id: about === 'contract_id' ? world.contractFile : world.attachment,
    other_id: world.contractDocument,
    contract_id: world.cooperation.contract,
    signatory_id: signatories.get(id) ?? world.cooperation.signatory,
    item: world.item,
    context_id: needs.get(id) ?? world.need.context,
    cv_variant: world.cvVariant,
    template_id: world.cvTemplate,
    profile_id: world.accounts.consultant,
    account: world.accounts.consultant,
    ...{ account_id: randomUUID(), cc: world.company, id: randomUUID() },
    ...boardAssessmentParams(world),
    other: world.accounts.otherConsultant,
    ...{ country: 'NO', organization_number: '311000004', mail_id: 'none', object: world.client },
  };
  const random = ['session_id', 'competency', 'into', 'merge', 'synonym', 'failed_job'];
  return {
    params: {
      ...others,
      ...Object.fromEntries(random.map((name) => [name, randomUUID()])),
      ...(about === undefined ? {} : { [parameterOf(call, about)]: id }),
    },
    // Some changes go by GET, and are only for pages of our own.
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(queries[name] && { query: queries[name] }),
    ...(byProfile.has(name) && { query: { locale: 'nb', profile: id } }),
    ...(call.body ? { body: plainBodies[name] ?? fitting(call.body) } : {}),
    ...(call.upload ? { file: fileFor(call.upload) } : {}),
  } as unknown as Input;
}

function expectedOf(name: CallName, caller: Caller | null, thing: Thing): Verdict {
  const word = byProfile.has(name) ? 'profile-owner' : allCalls[name].access;
  const expected = verdict(word, caller, thing);
  // Consultants have no assignments, and an assignment's own need is made into none.
  const isConsultants = caller?.role === 'consultant' && expected === 'open';
  if (name === 'makeAssignmentOfOpportunity' && isConsultants) return 'user_is_not_authorized';
  const isSenders = thing.kind === 'contract' && bySender.has(name);
  if (isSenders) {
    return verdict(allCalls[name].access, caller, { ...thing, readers: thing.senders });
  }
  // The template is that of the company.
  const hasTemplate = caller?.role === 'admin' || caller?.organization === world.company;
  if (name === 'downloadCvByTemplate' && expected === 'open' && !hasTemplate) {
    return 'user_is_not_authorized';
  }
  // A company of consultants hires nobody, so not even an admin fetches its folder.
  const hasNoFolder = name === 'getHiringFolderOfPeriod' && thing.kind === 'company';
  if (hasNoFolder && expected === 'open') return 'user_is_not_authorized';
  if (thing.kind === 'consent' && byOneself.has(name)) {
    const isForOther = expected === 'open' && caller?.account !== thing.account;
    return isForOther ? 'user_is_not_authorized' : expected;
  }
  if (thing.kind === 'interview') return verdictOnInterview(name, caller, thing);
  const isAdmins = notByAdmins.has(name) && caller?.role === 'admin';
  if (isAdmins && expected === 'open') return 'user_is_not_authorized';
  if (thing.kind === 'agreement') return verdictOnAgreement(name, caller, thing);
  // Somebody is put back in a list only while the list is there.
  const restores = name.startsWith('restore') && name !== 'restoreToSavedList';
  const isRestored = thing.kind === 'saved' && thing.isRemoved && restores;
  return isRestored && expected === 'missing' ? 'open' : expected;
}

function verdictOnAgreement(
  name: CallName,
  caller: Caller | null,
  thing: Thing & { kind: 'agreement' },
): Verdict {
  const sides = sidesOf[name] ?? ['client', 'provider', 'consultant'];
  const readers = sides.flatMap((side) => thing[side]);
  const expected = verdict(allCalls[name].access, caller, {
    kind: 'contract',
    readers,
    senders: [],
  });
  const isForOthers = byOneself.has(name) && caller !== null && !readers.includes(caller.account);
  return isForOthers && expected === 'open' ? 'user_is_not_authorized' : expected;
}

/** A program, which no call takes. */
const wrongFile = { name: 'a.exe', content: 'MZ\u0000\u0001' };

/** The contracts service has one word for both refusals. */
const told = (call: Call, expected: Verdict): Verdict =>
  call.base === 'contracts' && expected === 'user_not_verified'
    ? 'user_is_not_authorized'
    : expected;

const nothing: Named = { whose: '-', id: '', thing: { kind: 'nothing' } };
const calls = (Object.entries(allCalls) as [CallName, Call][]).filter(
  ([name]) => !leftOut.has(name),
);

describe('each call by nine people, about the things of all', () => {
  let cells = 0;

  /** What is not answered as it should be, by all people about all things. */
  async function wrongAnswers(name: CallName, call: Call, more: Partial<Input> = {}) {
    const about = aboutOf(name, call);
    const wrong: string[] = [];
    const codes = new Set<string | undefined>();
    for (const { whose, id, thing } of (about && things[about]) || [nothing]) {
      for (const person of people) {
        const input = { ...inputFor(name, call, about, id), ...more } as Input;
        const answer = await clients[person].call(callKey(call) as keyof CallsByKey, input);
        const code = codeOf(answer) ?? undefined;
        const expected = told(call, expectedOf(name, callers[person], thing));
        cells += 1;
        if (expected === 'open') codes.add(code);
        // Some failures are the call's own, by the specification.
        const isForeseen = answer.status < 500 || call.errors?.some((own) => own === code);
        if (isForeseen && outcomeOf(code, about) === expected) continue;
        wrong.push(`${name} of ${whose} by ${person}: ${answer.status} ${code}, not ${expected}`);
      }
    }
    return { wrong, codes: [...codes] };
  }

  for (const [name, call] of calls) {
    it(`${callKey(call)} answers as the specification says`, async () => {
      expect((await wrongAnswers(name, call)).wrong).toEqual([]);
    });
  }

  it.each(calls.filter(([, { upload }]) => upload !== undefined))(
    '%s says whose a thing is before it says that the file is wrong',
    async (name, call) => {
      const { wrong, codes } = await wrongAnswers(name, call, { file: wrongFile });
      expect(wrong).toEqual([]);
      // A client signs no cooperation contract, and a company one at a time: states, and not of the file.
      const ofState = [
        'organization_signs_no_cooperation_contract',
        'cooperation_contract_in_progress',
      ];
      expect(codes.filter((code = '') => !ofState.includes(code))).toEqual([
        'unsupported_file_type',
      ]);
    },
  );

  it('tries thousands of them', () => {
    expect(cells).toBeGreaterThan(3_000);
  });
});
