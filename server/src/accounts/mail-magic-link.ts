import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import type { Tx } from '../platform/database/tables.ts';
import { hashToken, newToken } from '../platform/http/session-cookie.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { layOutMail } from '../platform/mail-layout.ts';
import { findAccountByEmail } from './accounts.repository.ts';
import { countMagicLinks, dropMagicLink, keepMagicLink } from './magic-links.repository.ts';

const { minutes, perAccount } = limits.magicLink;

const words: Record<Locale, Record<'subject' | 'text' | 'action' | 'note', string>> = {
  nb: {
    subject: 'Logg inn på Torg',
    text: `Trykk på knappen for å logge inn. Lenken virker én gang, de neste ${minutes} minuttene.`,
    action: 'Logg inn',
    note: 'Har du ikke bedt om dette, kan du se bort fra e-posten. Ingen kommer inn uten lenken.',
  },
  sv: {
    subject: 'Logga in på Torg',
    text: `Tryck på knappen för att logga in. Länken fungerar en gång, de närmaste ${minutes} minuterna.`,
    action: 'Logga in',
    note: 'Har du inte bett om detta kan du bortse från mejlet. Ingen kommer in utan länken.',
  },
  en: {
    subject: 'Sign in to Torg',
    text: `Press the button to sign in. The link works once, for the next ${minutes} minutes.`,
    action: 'Sign in',
    note: 'If you did not ask for this, ignore this mail. Nobody gets in without the link.',
  },
};

function magicLinkMail(locale: Locale, url: string) {
  const { subject, text, action, note } = words[locale];
  const form = layOutMail({
    locale,
    preview: text,
    heading: subject,
    paragraphs: [text],
    actions: [{ label: action, url }],
    notes: [note],
  });
  return { subject, ...form };
}

/** The token of a new link; null when the account has had enough of them just now. */
async function makeLink(tx: Tx, account: string, link: { return_to: string; now: Date }) {
  const { now, return_to } = link;
  const lastingMs = minutes * 60_000;
  const recent = await countMagicLinks(tx, account, new Date(now.getTime() - lastingMs));
  if (recent >= perAccount) return null;
  const token = newToken();
  await keepMagicLink(tx, {
    token_hash: hashToken(token),
    account,
    return_to,
    created_at: now,
    expires_at: new Date(now.getTime() + lastingMs),
  });
  return token;
}

/** The token is made here, so that it stands in the mail only: neither in the queue nor in a log. */
export const mailMagicLink = defineJob({
  name: 'mail-magic-link',
  input: z.object({ email: z.string(), return_to: z.string() }),
  atOnce: 4,
  async run({ db, outside, transaction, now }, { email, return_to }) {
    const found = await findAccountByEmail(db, email);
    if (found === undefined) return;
    const link = { return_to, now: now() };
    const token = await transaction((tx) => makeLink(tx, found.account, link));
    if (token === null) return;
    const url = `${outside.settings.publicUrl}/login/magic?token=${token}`;
    try {
      await outside.mail.send({ to: found.email, ...magicLinkMail(found.locale, url) });
    } catch (error) {
      // Nobody has this link, and the next try makes another.
      await transaction((tx) => dropMagicLink(tx, hashToken(token)));
      throw error;
    }
  },
});
