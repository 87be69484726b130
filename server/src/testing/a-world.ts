import { randomUUID } from 'node:crypto';
import type { Role } from '@torg/protocol/terms';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { aTemplate } from '../adapters/word-templates/a-template.ts';
import { anAgreement, anAgreementDraft } from '../agreements/agreements.fixtures.ts';
import { anAssignment } from '../assignments/assignments.fixtures.ts';
import { aCvImport } from '../cv-imports/cv-imports.fixtures.ts';
import {
  aFlowcaseConflict,
  aFlowcaseImport,
  aFlowcaseLink,
} from '../flowcase/flowcase.fixtures.ts';
import { aFile } from '../files/files.fixtures.ts';
import { aThread } from '../messages/messages.fixtures.ts';
import {
  aContractDocument,
  aWorldContract,
  type WorldContract,
} from '../contracts/contracts.fixtures.ts';
import { aCvTemplate } from '../cv-templates/cv-templates.fixtures.ts';
import { aCvVariant, aSentCv } from '../cvs/cvs.fixtures.ts';
import { anInterest, aPresentationConsent } from '../interest/interest.fixtures.ts';
import { anOpportunity, findAContext } from '../opportunities/opportunities.fixtures.ts';
import { anInterview, findATime } from '../interviews/interviews.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import type { Db } from '../platform/database/tables.ts';
import { aConsultant, aProfileItem } from '../profiles/profiles.fixtures.ts';
import { aQaInterviewForm, wellAnswered } from '../qa-interviews/qa-interviews.fixtures.ts';
import { aSavedComment, aSavedList } from '../saved-profiles/saved-profiles.fixtures.ts';
import { aSavedSearch } from '../saved-searches/saved-searches.fixtures.ts';
import { aWorldBoard, type WorldBoard } from './boards/a-world-board.ts';
import type { TestApi } from './start-test-api.ts';

/** The people of the tests of rights; the objects of the world belong to some of them. */
export const people = [
  'stranger',
  'unverified',
  'consultant',
  'otherConsultant',
  'companyAdmin',
  'otherCompanyAdmin',
  'buyer',
  'otherBuyer',
  'admin',
] as const;
export type Person = (typeof people)[number];

export const roleOf: Record<Exclude<Person, 'stranger'>, Role> = {
  unverified: 'consultant',
  consultant: 'consultant',
  otherConsultant: 'consultant',
  companyAdmin: 'consultant',
  otherCompanyAdmin: 'consultant',
  buyer: 'consultant_buyer',
  otherBuyer: 'consultant_buyer',
  admin: 'admin',
};

export interface World {
  accounts: Record<Exclude<Person, 'stranger'>, string>;
  client: string;
  company: string;
  /** published and public, of the buyer */
  assignment: string;
  draft: string;
  attachment: string;
  /** between the consultant and the buyer */
  thread: string;
  /** a course in the profile of the consultant */
  item: string;
  /** of the client, with a text */
  need: { opportunity: string; context: string };
  /** of the assignment, with a note by the buyer */
  board: WorldBoard;
  /** of the consultant's own CV, which waits to be read */
  cvImport: string;
  /** the consultant's, not handed in */
  form: string;
  /** the buyer's, with the consultant in it */
  savedList: string;
  sharedList: { saved_list: string; saved_comment: string };
  /** the buyer's */
  savedSearch: string;
  /** between Torg and the company, to be signed by the company admin */
  cooperation: WorldContract;
  /** between the client and the company, to be signed by the buyer and the company admin */
  hire: WorldContract;
  /** the file of both contracts */
  contractFile: string;
  /** a published version that the contracts with companies are made from */
  contractDocument: string;
  /** asked of the consultant by the company admin, about the assignment */
  presentationConsent: string;
  /** offered to the consultant by the buyer, about the assignment */
  interview: { interview: string; time: string };
  /** of the consultant in the assignment */
  interest: string;
  /** about the consultant, sent by the client to the company */
  agreementDraft: string;
  /** between the client and the company, about the consultant */
  agreement: string;
  /** of the company */
  cvTemplate: string;
  /** the consultant's profile follows a CV at Flowcase, and one thing differs */
  flowcase: { link: string; conflict: string; import: string };
  /** of the consultant */
  cvVariant: string;
  /** by the consultant to the buyer, with interest in the assignment */
  cvSent: string;
}

type WorldParts = Pick<TestApi, 'db' | 'torg'>;

async function makeAccounts(
  db: Db,
  companies: { client: string; other: string; company: string; rival: string },
) {
  const consultantOf = (organization: string, isAdmin = false) =>
    aConsultant(db, { account: { organization, is_admin_in_company: isAdmin } });
  const buyerOf = (organization: string) =>
    anAccount(db, { role: 'consultant_buyer', organization });
  return {
    unverified: await anAccount(db, { verified: false, organization: companies.company }),
    consultant: await consultantOf(companies.company),
    otherConsultant: await consultantOf(companies.rival),
    companyAdmin: await consultantOf(companies.company, true),
    otherCompanyAdmin: await consultantOf(companies.rival, true),
    buyer: await buyerOf(companies.client),
    otherBuyer: await buyerOf(companies.other),
    admin: await anAccount(db, { role: 'admin' }),
  };
}

async function attach(api: WorldParts, assignment: string, uploaded_by: string): Promise<string> {
  const content = Buffer.from('%PDF');
  const storage_key = `attachment-of-${assignment}`;
  const about = { contentType: 'application/pdf', size: content.length };
  await api.torg.parts.external.storage.put(storage_key, content, about);
  const { db } = api;
  const { file } = await db
    .insertInto('file')
    .values({
      storage_key,
      file_name: 'kravspesifikasjon.pdf',
      media_type: 'application/pdf',
      size: 4,
      sha256: '-',
      purpose: 'assignment',
      uploaded_by,
    })
    .returning('file')
    .executeTakeFirstOrThrow();
  await db.insertInto('assignment_attachment').values({ assignment, file }).execute();
  return file;
}

async function storePdf({ db, torg }: WorldParts): Promise<string> {
  const content = Buffer.from('%PDF');
  const storage_key = randomUUID();
  const about = { contentType: 'application/pdf', size: content.length };
  await torg.parts.external.storage.put(storage_key, content, about);
  return aFile(db, { purpose: 'contract', media_type: 'application/pdf', storage_key });
}

async function storeTemplate({ db, torg }: WorldParts, organization: string): Promise<string> {
  const content = aTemplate({ lines: ['{name}'] });
  const storage_key = randomUUID();
  const about = { contentType: 'application/zip', size: content.length };
  await torg.parts.external.storage.put(storage_key, content, about);
  return aCvTemplate(db, organization, storage_key);
}

async function makeFlowcase(db: Db, { company, accounts }: Pick<World, 'company' | 'accounts'>) {
  const own = {
    ...{ organization: company, profile: accounts.consultant },
    by: accounts.companyAdmin,
  };
  const link = await aFlowcaseLink(db, own);
  return {
    link,
    conflict: await aFlowcaseConflict(db, link),
    import: await aFlowcaseImport(db, own),
  };
}

/** A list that the buyer's company shares, with a comment of the buyer's. */
async function aSharedList(db: Db, who: { client: string; buyer: string; consultant: string }) {
  const { client, buyer, consultant } = who;
  const saved_list = await aSavedList(db, {
    ...{ account: buyer, title: 'Felles', shared_with: client },
  });
  const placed = { profile: consultant, added_by: buyer, added_at: new Date() };
  await db
    .insertInto('saved_list_profile')
    .values({ saved_list, ...placed })
    .execute();
  const about = { saved_list, profile: consultant, created_by: buyer };
  return { saved_list, saved_comment: await aSavedComment(db, about) };
}

/** A small world with two of everything, to test rights to one's own things and to those of others. */
export async function aWorld(api: WorldParts): Promise<World> {
  const { db } = api;
  const client = await anOrganization(db, { name: 'Fjordvarme' });
  const other = await anOrganization(db, { name: 'Lysåker Bank' });
  const company = await anOrganization(db, {
    name: 'Bølgen Rådgivning',
    kind: 'consultant_company',
  });
  const rival = await anOrganization(db, { name: 'Granskog IT', kind: 'consultant_company' });
  const accounts = await makeAccounts(db, { client, other, company, rival });
  const editors = [accounts.buyer];
  const assignment = await anAssignment(db, { organization: client, editors });
  const draft = await anAssignment(db, { organization: client, editors, state: 'draft' });
  const attachment = await attach(api, assignment, accounts.buyer);
  const thread = await aThread(db, {
    kind: 'direct',
    participants: [accounts.consultant, accounts.buyer],
  });
  const item = await aProfileItem(db, accounts.consultant, 'course', { name: 'Sikker koding' });
  const form = await aQaInterviewForm(db, {
    account: accounts.consultant,
    answers: wellAnswered,
  });
  const savedSearch = await aSavedSearch(db, { account: accounts.buyer });
  const savedList = await aSavedList(db, {
    account: accounts.buyer,
    profiles: [accounts.consultant],
  });
  const sharedList = await aSharedList(db, { client, ...accounts });
  const document = await storePdf(api);
  const parties = { organization: company, recipient: accounts.companyAdmin, document };
  const cooperation = await aWorldContract(db, { ...parties, sender: accounts.admin });
  const hire = await aWorldContract(db, { ...parties, sender: accounts.buyer, client });
  const hired = { client, company, ...accounts };
  const sent = { status: 'sent', rounds: 1 } as const;
  const signed = { status: 'accepted', rounds: 1, contract: hire.contract } as const;
  await anAgreementDraft(db, hired, signed);
  const question = { account: accounts.consultant, asked_by: accounts.companyAdmin };
  const need = await anOpportunity(db, { organization: client, created_by: accounts.buyer });
  const invited = { account: accounts.consultant, people: [accounts.buyer] as const };
  const interview = await anInterview(db, { assignment, ...invited });
  return {
    need: { opportunity: need, context: (await findAContext(db, need)) ?? '' },
    board: await aWorldBoard(api, { assignment }, accounts.buyer),
    contractFile: document,
    contractDocument: await aContractDocument(db, 'cooperation_norwegian'),
    presentationConsent: await aPresentationConsent(db, { assignment, ...question }),
    interview: { interview, time: await findATime(db, interview) },
    interest: await anInterest(db, { assignment, account: accounts.consultant, editors }),
    agreementDraft: await anAgreementDraft(db, hired, sent),
    agreement: await anAgreement(db, hired),
    cvTemplate: await storeTemplate(api, company),
    flowcase: await makeFlowcase(db, { company, accounts }),
    cvVariant: await aCvVariant(db, accounts.consultant),
    cvSent: await aSentCv(db, { profile: accounts.consultant, assignment }),
    cooperation,
    hire,
    accounts,
    client,
    company,
    assignment,
    draft,
    attachment,
    thread,
    item,
    cvImport: await aCvImport(db, { profile: accounts.consultant }),
    form,
    savedList,
    sharedList,
    savedSearch,
  };
}
