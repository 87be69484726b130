import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { z } from 'zod';
import { lockOwner } from '../../platform/database/lock-owner.ts';
import type { Db } from '../../platform/database/tables.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { findAccountByEmail } from '../accounts.repository.ts';
import { countMagicLinks } from './magic-links.repository.ts';
import { mailLink } from './mailed-link.ts';

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

async function hasRoom(db: Db, account: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - minutes * 60_000);
  return (await countMagicLinks(db, account, since)) < perAccount;
}

export const mailMagicLink = defineJob({
  name: 'mail-magic-link',
  input: z.object({ email: z.string(), return_to: z.string() }),
  atOnce: 4,
  async run(context, { email, return_to }) {
    const found = await findAccountByEmail(context.db, email);
    if (found === undefined) return;
    const { account, locale } = found;
    // Looked at before as well, so that no mail is begun in vain.
    if (!(await hasRoom(context.db, account, context.now()))) return;
    await mailLink(context, {
      account,
      return_to,
      minutes,
      async isAllowed(tx, now) {
        await lockOwner(tx, 'magic links', account);
        return hasRoom(tx, account, now);
      },
      mailWith: (url) => ({ to: found.email, ...magicLinkMail(locale, url) }),
    });
  },
});
