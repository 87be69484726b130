import { notANewPasskey, notAPasskey } from '../passkeys/no-passkey.ts';
import { randomUUID } from 'node:crypto';
import { accessWords, type AccessRule } from '@torg/protocol/access';
import { allCalls, callKey, type CallName, type CallsByKey } from '@torg/protocol/all-calls';
import type { Call } from '@torg/protocol/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyForm } from '../../qa-interviews/forms/question-sets.ts';
import { aWorld, people, roleOf, type Person, type World } from '../a-world.ts';
import { undoChanges } from '../matrix/undo-changes.ts';
import { fileFor } from './file-for.ts';
import {
  assessmentBodies,
  assessmentOwners,
  assessmentParams,
  assessors,
} from '../assessments/inputs-about-people.ts';
import { boardBodies, boardOwners, boardParams } from '../boards/inputs-about-boards.ts';
import { agreementBodies } from './inputs-about-agreements.ts';
import { signingBodies } from './inputs-about-signing.ts';
import { needBodies, needParams } from './inputs-about-needs.ts';
import { interviewBodies, interviewOwners, interviewQueries } from './inputs-about-interviews.ts';
import { cvBodies, flowcaseParams } from './inputs-about-cvs.ts';
import {
  codeOf,
  startTestApi,
  type CallInput,
  type TestApi,
  type TestClient,
} from '../start-test-api.ts';

type Input = CallInput<keyof CallsByKey>;

/** For each access word, the people with a right to the object of the call. */
const ownersOf: Partial<Record<string, readonly Person[]>> = {
  'assignment-editor': ['buyer', 'admin'],
  'assignment-reader': [
    'consultant',
    'otherConsultant',
    'companyAdmin',
    'otherCompanyAdmin',
    'buyer',
    'admin',
  ],
  'opportunity-user': ['companyAdmin', 'otherCompanyAdmin', 'buyer', 'otherBuyer', 'admin'],
  ...boardOwners,
  // The need is the client's.
  'opportunity-editor': ['buyer', 'admin'],
  'assignment-assessor': assessors,
  'interview-party': ['consultant', 'companyAdmin', 'buyer', 'admin'],
  'thread-participant': ['consultant', 'buyer'],
  'company-admin': ['companyAdmin', 'admin'],
  'company-member': ['consultant', 'companyAdmin', 'admin'],
  'profile-owner': ['consultant', 'companyAdmin', 'admin'],
  // The profile is visible, so everybody who may search sees it.
  'profile-reader': [
    'consultant',
    'companyAdmin',
    'otherCompanyAdmin',
    'buyer',
    'otherBuyer',
    'admin',
  ],
  // The consultant gets another refusal, since nobody may delete themself.
  'profile-remover': ['consultant', 'companyAdmin', 'admin'],
  'admin-or-company-admin': ['companyAdmin', 'admin'],
  'form-owner': ['consultant', 'admin'],
  // Not even admins may open what somebody else has saved.
  'saved-owner': ['buyer'],
  'saved-member': ['buyer'],
  'org-admin': ['companyAdmin', 'admin'],
  'org-member': ['consultant', 'companyAdmin', 'admin'],
};

const ownersOfProfile: readonly Person[] = ['consultant', 'companyAdmin', 'admin'];
const members = people.filter((person) => person !== 'stranger' && person !== 'unverified');

/** Calls whose object belongs to other people than their access word says. */
const ownersByName: Partial<Record<CallName, readonly Person[]>> = {
  // The consultant's own interest, or that of a consultant in the admin's company.
  sendInterest: ['consultant', 'companyAdmin', 'admin'],
  logEvent: ['buyer', 'admin'],
  // The file is of the consultant's CV.
  uploadCv: ownersOfProfile,
  uploadCvPdf: ownersOfProfile,
  // Consultants of other companies are an issue in the answer, with its path.
  updateAvailabilities: ['companyAdmin', 'otherCompanyAdmin', 'admin'],
  listOwnQaInterviewForms: ['consultant', 'admin'],
  // Templates are for the organization that has them.
  downloadCvByTemplate: ownersOfProfile,
  listOwnCvTemplates: members,
  // What was sent is for its senders and for the editors of the assignment.
  getSentCv: ['consultant', 'companyAdmin', 'buyer', 'admin'],
  // Everybody asks about their own organization.
  getOwnCooperation: members,
  getOwnOrganizationCooperation: members,
  // The organization is a client, which each of its buyers administers.
  getClient: ['buyer', 'admin'],
  saveClient: ['buyer', 'admin'],
  listColleagues: ['buyer', 'admin'],
  inviteColleague: ['buyer', 'admin'],
  inviteColleagueAgain: ['buyer', 'admin'],
  uninviteColleague: ['buyer', 'admin'],
  // The company asked its consultant, who alone answers.
  getPresentationConsent: ['consultant', 'companyAdmin', 'admin'],
  answerPresentationConsent: ['consultant'],
  // Not even admins withdraw for somebody.
  withdrawInterest: ['consultant', 'companyAdmin'],
  takeBackWithdrawal: ['consultant', 'companyAdmin'],
  // A cooperation contract is sent by Torg; its company reads it.
  getContract: ['companyAdmin', 'admin'],
  getContractDocument: ['companyAdmin', 'admin'],
  recallContract: ['admin'],
  remindSignatory: ['admin'],
  replaceSignatory: ['admin'],
  // The draft was sent by the buyer to the consultant's company.
  getAgreementDraft: ['buyer', 'companyAdmin', 'consultant', 'admin'],
  saveAgreementDraft: ['buyer', 'admin'],
  saveHiringBasis: ['buyer', 'admin'],
  sendAgreementDraft: ['buyer', 'admin'],
  proposeAgreementChanges: ['companyAdmin', 'admin'],
  acceptAgreementDraft: ['buyer', 'companyAdmin', 'admin'],
  declineAgreementDraft: ['companyAdmin', 'admin'],
  withdrawAgreementDraft: ['buyer', 'admin'],
  // Nobody says yes for somebody else.
  consentToAgreement: ['consultant'],
  getAgreement: ['buyer', 'companyAdmin', 'consultant', 'admin'],
  getHireOfContract: ['buyer', 'companyAdmin', 'consultant', 'admin'],
  endAgreement: ['buyer', 'companyAdmin', 'admin'],
  extendAgreement: ['buyer', 'admin'],
  answerExtension: ['buyer', 'companyAdmin'],
  getHiringFolder: ['buyer', 'admin'],
  // The organization is a company of consultants, which has no folder.
  getHiringFolderOfPeriod: [],
  ...interviewOwners,
  ...assessmentOwners,
};

const named = (name: string) => ({ nb: name, sv: name, en: name });

const bodies: Partial<Record<CallName, (world: World) => unknown>> = {
  signIn: () => ({ email: 'nobody@torg.example', password: 'not-the-password' }),
  requestMagicLink: () => ({ email: 'nobody@torg.example' }),
  consumeMagicLink: () => ({ token: 'not-a-token' }),
  changeMyPassword: () => ({ current_password: 'wrong', new_password: 'long-enough-it-is' }),
  updateMe: () => ({}),
  finishSignIn: () => ({ method: 'totp', code: '000000' }),
  signInWithPasskey: () => ({ response: notAPasskey }),
  confirmIdentity: () => ({ method: 'password', password: 'not-the-password' }),
  addTotp: () => ({ setup: 'none', code: '000000' }),
  addPasskey: () => ({ name: 'Nøkkel', response: notANewPasskey }),
  resetSecondFactor: () => ({ reason: 'Mistet telefonen.' }),
  listAssignments: () => ({ locale: 'nb' }),
  listMyAssignments: () => ({ locale: 'nb' }),
  listAllAssignments: () => ({ locale: 'nb' }),
  saveAssignment: () => ({ revision: 0, changes: {} }),
  closeAssignment: () => ({ reason: 'cancelled' }),
  stopRecommendationMails: () => ({}),
  logEvent: (world) => ({ actingAccount: world.accounts.buyer, event: 'get_profiles' }),
  sendInterest: (world) => ({
    assignment_id: world.assignment,
    consultants: [{ consultant_id: world.accounts.consultant }],
  }),
  askForPresentationConsent: (world) => ({
    consultants: [world.accounts.consultant],
    deadline: 3,
  }),
  answerPresentationConsent: () => ({ answer: 'yes' }),
  answerInterests: (world) => ({ interests: [world.interest], reason: 'other' }),
  proposeCompetency: () => ({ name: 'Reinsdyrlogistikk', type: 'skill' }),
  readWritten: () => ({ text: 'Vi søker en javautvikler i Bergen.' }),
  saveProfileSection: () => ({ section: 'facts', revision: 0, changes: {} }),
  addProfileItem: () => ({ entry: { kind: 'course', item: { name: 'Sikker koding' } } }),
  saveProfileItem: () => ({
    revision: 0,
    entry: { kind: 'course', item: { name: 'Sikker koding' } },
  }),
  orderProfileItems: () => ({ kind: 'course', items: [] }),
  becomeIndependent: () => ({ name: 'Bølgen alene', country: 'NO' }),
  sendProfileToQa: () => ({ discipline: 'technology' }),
  decideProfileQa: (world) => ({
    account: world.accounts.consultant,
    profile_qa_status: 'in_progress',
  }),
  setProfileActivation: () => ({ active: false }),
  requestProfileActivation: () => ({ requestedActivation: true }),
  setAvailability: () => ({ isAvailable: true }),
  updateAvailabilities: (world) => ({
    updates: [{ profile: world.accounts.consultant, isAvailable: true }],
  }),
  confirmAvailability: () => ({ token: 'not-a-token' }),
  listProfilesById: (world) => ({ ids: [world.accounts.consultant] }),
  addConsultant: () => ({
    consultant: { name: 'Ny Konsulent', email: `ny.${randomUUID()}@torg.example` },
  }),
  makeClient: () => ({ name: 'Fjordvarme Sør', country: 'NO' }),
  inviteColleague: () => ({ name: 'Ny Kollega', email: `ny.${randomUUID()}@torg.example` }),
  setCompanyAdmin: () => ({ is_consultant_admin: true }),
  createQaInterviewForm: () => ({ discipline: 'design' }),
  saveQaInterviewForm: () => ({
    revision: 0,
    form_data: emptyForm('technology', 'nb'),
  }),
  submitQaInterviewForm: () => ({ status: 'submitted' }),
  decideQaInterview: (world) => ({
    status: 'approved',
    reason: 'Klare og konkrete svar.',
    decisionBy: world.accounts.admin,
  }),
  startThread: (world) => ({ recipients: [world.accounts.admin], content: 'Hei' }),
  sendMessage: () => ({ content: 'Hei' }),
  addCompetency: () => ({ type: 'skill', discipline: 'design', names: named(randomUUID()) }),
  changeCompetency: () => ({ revision: 0, discipline: 'design' }),
  acceptCompetency: () => ({ names: named('Reinsdyrlogistikk'), discipline: 'design' }),
  addSynonym: () => ({ text: randomUUID(), locale: null, relation: 'same' }),
  changeSynonym: () => ({ text: 'Rein', locale: 'nb', relation: 'narrower' }),
  clientAutocomplete: () => ({ query: 'java' }),
  adminAutocomplete: () => ({ query: 'java' }),
  searchProfiles: () => ({ query: 'a' }),
  saveClientSearch: () => ({ title: 'Arkitekter', body: {} }),
  saveAdminSearch: () => ({ title: 'Arkitekter', body: {} }),
  setAlert: () => ({}),
  createSavedList: () => ({ title: 'Designere' }),
  renameSavedList: () => ({ title: 'Arkitekter' }),
  saveProfile: () => ({}),
  voteInSavedList: () => ({ vote: 1 }),
  addSavedComment: () => ({ content: 'Grundig.' }),
  changeSavedComment: () => ({ content: 'Grundig og rask.' }),
  sendCooperationContract: () => ({
    recipient_signatory_name: 'Kari Fjord',
    recipient_signatory_email: 'kari@fjord.example',
  }),
  setContractSender: (world) => ({ account: world.accounts.admin }),
  saveProfileNote: () => ({ note: 'Grundig.', revision: 0 }),
  draftContractDocument: () => ({ type: 'assignment_swedish' }),
  saveContractDocument: () => ({ title: 'Avtale', text: 'Tekst.', change_note: '', revision: 0 }),
  publishContractDocument: () => ({ revision: 0, stays_good: 'no', good_until: null }),
  setDocumentCompliance: () => ({ stays_good: 'forever', good_until: null }),
  recallContract: () => ({ reason: 'Feil firma.' }),
  replaceSignatory: () => ({ name: 'Ny Signatar', email: `ny.${randomUUID()}@torg.example` }),
  receiveOneflowWebhook: () => ({ contract: { id: 1 }, callback_id: 'one', signature: 'none' }),
  ...signingBodies,
  ...agreementBodies,
  ...needBodies,
  ...interviewBodies,
  ...boardBodies,
  ...assessmentBodies,
  ...cvBodies,
};

/** Of the consultant, by whoever may change that profile. */
const uploadOf = (world: World) => ({ locale: 'nb', profile: world.accounts.consultant });

const queries: Partial<Record<CallName, (world: World) => object>> = {
  getFlowcasePicture: () => ({ picture: 'not-one-of-ours' }),
  findBoardCards: () => ({ q: 'kubernetes' }),
  uploadCv: uploadOf,
  uploadCvPdf: uploadOf,
  getHiringFolder: () => ({ format: 'pdf' }),
  downloadCvByTemplate: () => ({ template_headings_locale: 'nb' }),
  ...interviewQueries,
  getHiringFolderOfPeriod: () => ({ from: '2027-01-01', to: '2027-12-31', format: 'pdf' }),
};

/** Calls that end the session or have a test of their own. */
const leftOut = new Set<CallName>(['streamLiveMessages', 'signOut', 'startOidc', 'finishOidc']);

function inputFor(name: CallName, call: Call, world: World): Input {
  const params = {
    assignment_id: world.assignment,
    thread_id: world.thread,
    file_id: world.attachment,
    company_uuid: world.client,
    consultant_company_id: world.company,
    id: call.path.includes('/organization-cv-template/') ? world.cvTemplate : world.company,
    ...needParams(call.path, world),
    ...boardParams(call.path, world),
    ...assessmentParams(call.path, world),
    template_id: world.cvTemplate,
    profile_id: world.accounts.consultant,
    account: world.accounts.consultant,
    profile: world.accounts.consultant,
    item: world.item,
    profile_cv_import: world.cvImport,
    ...flowcaseParams(world),
    uuid: world.form,
    ...(/profiles|take-over/.test(call.path) ? world.sharedList : { saved_list: world.savedList }),
    saved_comment: world.sharedList.saved_comment,
    saved_search: world.savedSearch,
    session_id: randomUUID(),
    passkey_id: randomUUID(),
    mail_id: 'none',
    competency: randomUUID(),
    into: randomUUID(),
    merge: randomUUID(),
    synonym: randomUUID(),
    failed_job: randomUUID(),
    document_id: world.contractDocument,
    other_id: world.contractDocument,
    presentation_consent: world.presentationConsent,
    interview: world.interview.interview,
    assignment_interest: world.interest,
    contract_id: (call.path.includes('/of-contract/') ? world.hire : world.cooperation).contract,
    ...{ contract_there: '1', participant: '1', act: 'sign' },
    agreement_draft_id: world.agreementDraft,
    agreement_id: world.agreement,
    cv_variant: world.cvVariant,
    cv_sent: world.cvSent,
    signatory_id: world.cooperation.signatory,
    object: world.client,
    client: world.client,
    organization_id: world.company,
    country: 'NO',
    organization_number: '311000004',
    other: world.accounts.otherConsultant,
  };
  const needsBody = call.method !== 'GET' && call.method !== 'DELETE' && !call.upload;
  const body = bodies[name]?.(world) ?? (needsBody ? {} : undefined);
  return {
    params,
    ...(queries[name] && { query: queries[name](world) }),
    ...(body === undefined ? {} : { body }),
    ...(call.upload ? { file: fileFor(call.upload) } : {}),
  } as unknown as Input;
}

/** The contracts service says the same to strangers and to those who are not verified. */
const refusals = new Set(['user_is_not_authorized', 'user_not_verified', 'unauthorized']);

/** The refusal by the access word alone, before any object is looked up. */
function refusalByWord(call: Call, person: Person): string | null {
  const rule: AccessRule = accessWords[call.access];
  if (rule.roles.length === 0) return null;
  if (person === 'stranger') return 'user_is_not_authorized';
  const own = roleOf[person];
  if (!rule.roles.includes(own)) return 'user_is_not_authorized';
  const administers = person === 'companyAdmin' || person === 'otherCompanyAdmin';
  if (rule.companyAdmin && own === 'consultant' && !administers) return 'user_is_not_authorized';
  return person === 'unverified' && !rule.unverified ? 'user_not_verified' : null;
}

function expectedRefusal(name: CallName, call: Call, person: Person): string | null {
  const byWord = refusalByWord(call, person);
  if (byWord !== null) return byWord;
  const owners = ownersByName[name] ?? ownersOf[call.access];
  return owners === undefined || owners.includes(person) ? null : 'user_is_not_authorized';
}

describe('every call, made by all people', () => {
  let api: TestApi;
  let world: World;
  const clients = {} as Record<Person, TestClient>;

  beforeAll(async () => {
    api = await startTestApi();
    world = await aWorld(api);
    for (const person of people) {
      const isStranger = person === 'stranger';
      clients[person] = isStranger ? api.stranger : await api.signedIn(world.accounts[person]);
    }
    // Making a new world after each change would take most of the time.
    undoChanges(api);
  });
  afterAll(() => api.close());

  const calls = (Object.entries(allCalls) as [CallName, Call][]).filter(
    ([name]) => !leftOut.has(name),
  );
  for (const [name, call] of calls) {
    it(`${callKey(call)} is for ${accessWords[call.access].meaning}`, async () => {
      const outcome: Record<string, string | null> = {};
      const expected: Record<string, string | null> = {};
      for (const person of people) {
        expected[person] = expectedRefusal(name, call, person);
        const input = inputFor(name, call, world);
        const answer = await clients[person].call(callKey(call) as keyof CallsByKey, input);
        const code = codeOf(answer);
        outcome[person] = code !== null && refusals.has(code) ? code : null;
        if (call.base === 'contracts' && expected[person] !== null) {
          expected[person] = 'unauthorized';
        }
        expect(answer.status, `${person}: ${code}`).toBeLessThan(500);
        expect(code, person).not.toBe('request_validation_error');
      }
      expect(outcome).toEqual(expected);
    });
  }

  it('shows a draft to its editors and to admins only', async () => {
    for (const person of people) {
      const answer = await clients[person].call('GET /api/main/assignment/{assignment_id}', {
        params: { assignment_id: world.draft },
      });
      expect(answer.status, person).toBe(person === 'buyer' || person === 'admin' ? 200 : 401);
    }
  });
});
