import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { escapeMarkdown } from '../platform/text/escape-markdown.ts';

interface Words {
  interested: (title: string) => string;
  proposed: (name: string) => string;
}

/** Used where the sender left the comment out. */
const words: Record<Locale, Words> = {
  nb: {
    interested: (title) => `Hei! Jeg er interessert i oppdraget «${title}».`,
    proposed: (name) => `Vi foreslår ${name} til oppdraget.`,
  },
  sv: {
    interested: (title) => `Hej! Jag är intresserad av uppdraget ”${title}”.`,
    proposed: (name) => `Vi föreslår ${name} till uppdraget.`,
  },
  en: {
    interested: (title) => `Hello! I am interested in the assignment “${title}”.`,
    proposed: (name) => `We propose ${name} for the assignment.`,
  },
};

export interface ProposedConsultant {
  account: string;
  name: string;
  title: string | null;
  comment: string;
}

const heading = ({ name, title }: ProposedConsultant): string =>
  title ? `**${escapeMarkdown(name)}**, ${escapeMarkdown(title)}` : `**${escapeMarkdown(name)}**`;

function presentation(one: ProposedConsultant, locale: Locale): string[] {
  const comment = one.comment || words[locale].proposed(escapeMarkdown(one.name));
  const whole = `${heading(one)}\n\n${comment}`;
  return whole.length <= limits.message.content ? [whole] : [heading(one), comment];
}

/** The message of somebody who sends interest for themself. */
export function ownInterestText(comment: string, about: { title: string; locale: Locale }): string {
  return comment || words[about.locale].interested(escapeMarkdown(about.title));
}

/** Several consultants in one message, or in one each if that would be too long. */
export function companyInterestTexts(all: readonly ProposedConsultant[], locale: Locale): string[] {
  const each = all.map((one) => presentation(one, locale));
  const together = each.flat().join('\n\n');
  return together.length <= limits.message.content ? [together] : each.flat();
}
