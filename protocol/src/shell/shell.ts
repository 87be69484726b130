import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Country, LocaleCode, Phone, Uuid, requiredText, text } from '../shapes.ts';
import { environments, linkKeys, markets, organizationKinds, roles } from '../terms.ts';

export const CurrentOrganization = z
  .object({
    organization_id: Uuid,
    name: z.string(),
    kind: z.enum(organizationKinds),
    organizationCountryCode: Country,
  })
  .meta({ id: 'CurrentOrganization' });

/**
 * What the user may do in the marketplace as a whole; rights on one thing come with the answer
 * about it.
 */
export const ShellCan = z
  .object({
    /** Torg's own people: all lists, every account */
    administer: z.boolean(),
    createAssignment: z.boolean(),
    /** makes needs of texts and files */
    makeNeed: z.boolean(),
    saveProfiles: z.boolean(),
    /** begins to hire a consultant */
    hire: z.boolean(),
    /** the user's own consultant company */
    runCompany: z.boolean(),
    /** sends interest for consultants of a company */
    putForward: z.boolean(),
    completeWizard: z.boolean(),
  })
  .meta({ id: 'ShellCan' });
export type ShellCan = z.output<typeof ShellCan>;

/** Specification section 3, "User (shell view)", and what else the shell needs. */
export const ShellUser = z
  .object({
    roleData: z.object({
      role: z.enum(roles),
      verified: z.boolean(),
      completedWizard: z.boolean(),
      isAdminInCompany: z.boolean(),
    }),
    companyId: Uuid.nullable(),
    unreadThreadsCount: z.int(),
    account: z.object({
      account: Uuid,
      name: z.string(),
      email: z.string(),
      image_url: z.string().nullable(),
      locale: LocaleCode,
      title: z.string().nullable(),
      phone: z.string().nullable(),
      currentOrganization: CurrentOrganization.nullable(),
    }),
    markets: z.array(z.object({ market_code: z.enum(markets) })),
    links: z.partialRecord(z.enum(linkKeys), z.string()),
    environment: z.enum(environments),
    hasPassword: z.boolean(),
    /** an admin who can do nothing else until they have set one up */
    mustSetUpSecondFactor: z.boolean(),
    /** null for people who never get recommendation mails */
    recommendationMails: z.boolean().nullable(),
    can: ShellCan,
  })
  .meta({ id: 'ShellUser' });
export type ShellUser = z.output<typeof ShellUser>;

export const shellCalls = callTable('main', {
  getMe: {
    method: 'GET',
    path: '/account/me',
    summary: "The shell's view of the user.",
    access: 'signed-in',
    status: 200,
    answer: ShellUser,
  },
  updateMe: {
    method: 'PATCH',
    path: '/account/me',
    summary:
      "Change the user's own name, title, phone, language, or whether recommendation mails are sent.",
    access: 'signed-in',
    status: 200,
    body: z
      .object({
        name: requiredText(limits.account.name),
        title: text(limits.account.title).nullable(),
        phone: Phone.nullable(),
        locale: LocaleCode,
        recommendationMails: z.boolean(),
      })
      .partial(),
    answer: ShellUser,
  },
});
