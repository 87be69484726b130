import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/ports/mail.ts';
import { mailLink } from '../sign-in/mailed-link.ts';
import {
  findInvitationToMail,
  lockInvitation,
  type InvitationToMail,
} from './account-invitations.repository.ts';

const { days } = limits.accountInvitation;
const minutesADay = 1_440;

interface Words {
  subject: (company: string) => string;
  text: (company: string) => string;
  /** for people who search for consultants */
  buyerText: (company: string) => string;
  link: string;
  action: string;
  inviter: string;
  note: (company: string) => string;
}

const words: Record<Locale, Words> = {
  nb: {
    subject: (company) => `${company} inviterer deg til Torg`,
    text: (company) =>
      `${company} har laget en konsulentprofil til deg på Torg. Logg inn, fyll den ut og bli funnet av oppdragsgivere.`,
    buyerText: (company) =>
      `${company} finner konsulenter på Torg, og vil ha deg med. Logg inn, og legg ut oppdrag sammen med kollegene dine.`,
    link: `Knappen logger deg inn én gang, de neste ${days} dagene. Senere ber du om en ny lenke på innloggingssiden, eller du velger et passord.`,
    action: 'Kom i gang',
    inviter: 'Invitert av',
    note: (company) =>
      `Jobber du ikke for ${company}, kan du se bort fra e-posten. Ingen kommer inn uten lenken.`,
  },
  sv: {
    subject: (company) => `${company} bjuder in dig till Torg`,
    text: (company) =>
      `${company} har skapat en konsultprofil åt dig på Torg. Logga in, fyll i den och bli hittad av uppdragsgivare.`,
    buyerText: (company) =>
      `${company} hittar konsulter på Torg och vill ha med dig. Logga in och lägg ut uppdrag tillsammans med dina kollegor.`,
    link: `Knappen loggar in dig en gång, de närmaste ${days} dagarna. Senare ber du om en ny länk på inloggningssidan, eller väljer ett lösenord.`,
    action: 'Kom igång',
    inviter: 'Inbjuden av',
    note: (company) =>
      `Arbetar du inte för ${company} kan du bortse från mejlet. Ingen kommer in utan länken.`,
  },
  en: {
    subject: (company) => `${company} invites you to Torg`,
    text: (company) =>
      `${company} has made a consultant profile for you at Torg. Sign in, fill it in and be found by clients.`,
    buyerText: (company) =>
      `${company} finds consultants at Torg and wants you to join. Sign in, and publish assignments together with your colleagues.`,
    link: `The button signs you in once, for the next ${days} days. Later you ask for a new link on the sign-in page, or choose a password.`,
    action: 'Get started',
    inviter: 'Invited by',
    note: (company) =>
      `If you do not work for ${company}, ignore this mail. Nobody gets in without the link.`,
  },
};

function invitationMail(invitation: InvitationToMail, url: string): Mail {
  const { email, locale, role, company, inviter } = invitation;
  const say = words[locale];
  const text = role === 'consultant' ? say.text(company) : say.buyerText(company);
  const form = layOutMail({
    locale,
    preview: text,
    heading: say.subject(company),
    paragraphs: [text, say.link],
    facts: inviter ? [{ label: say.inviter, value: inviter }] : [],
    actions: [{ label: say.action, url }],
    notes: [say.note(company)],
  });
  return { to: email, subject: say.subject(company), ...form };
}

export const mailAccountInvitation = defineJob({
  name: 'mail-account-invitation',
  input: z.object({ account: z.uuid() }),
  atOnce: 4,
  async run(context, { account }) {
    const invitation = await findInvitationToMail(context.db, account);
    if (invitation === undefined) return;
    await mailLink(context, {
      account,
      return_to: '/',
      minutes: days * minutesADay,
      // Not when the person has joined since, because then all their links have ended.
      isAllowed: async (tx) => (await lockInvitation(tx, account)) !== undefined,
      mailWith: (url) => invitationMail(invitation, url),
    });
  },
});
