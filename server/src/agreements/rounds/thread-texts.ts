import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { escapeMarkdown } from '../../platform/text/escape-markdown.ts';

/** What happened to a draft, as both sides hear of it. */
export const draftNews = ['sent', 'changes_proposed', 'accepted', 'declined', 'withdrawn'] as const;
export type DraftNews = (typeof draftNews)[number];

type Words = Record<DraftNews, (name: string, url: string) => string>;

const words: Record<Locale, Words> = {
  nb: {
    sent: (name, url) => `Vi har sendt vilkår for **${name}**. [Se vilkårene](${url})`,
    changes_proposed: (name, url) =>
      `Vi foreslår endringer i vilkårene for **${name}**. [Se vilkårene](${url})`,
    accepted: (name) =>
      `Vi godtar vilkårene for **${name}**. De som skal signere avtalen, får den på e-post.`,
    declined: (name) => `Vi takker nei til vilkårene for **${name}**.`,
    withdrawn: (name) => `Vi trekker vilkårene for **${name}** tilbake.`,
  },
  sv: {
    sent: (name, url) => `Vi har skickat villkor för **${name}**. [Se villkoren](${url})`,
    changes_proposed: (name, url) =>
      `Vi föreslår ändringar i villkoren för **${name}**. [Se villkoren](${url})`,
    accepted: (name) =>
      `Vi godtar villkoren för **${name}**. De som ska signera avtalet får det med e-post.`,
    declined: (name) => `Vi tackar nej till villkoren för **${name}**.`,
    withdrawn: (name) => `Vi drar tillbaka villkoren för **${name}**.`,
  },
  en: {
    sent: (name, url) => `We have sent terms for **${name}**. [See the terms](${url})`,
    changes_proposed: (name, url) =>
      `We propose changes to the terms for **${name}**. [See the terms](${url})`,
    accepted: (name) =>
      `We accept the terms for **${name}**. Those who sign the contract get it by mail.`,
    declined: (name) => `We decline the terms for **${name}**.`,
    withdrawn: (name) => `We withdraw the terms for **${name}**.`,
  },
};

/** The messages in the thread: one, or two where the sender's own words are long. */
export function threadTexts(
  news: DraftNews,
  { name, url, locale, message }: { name: string; url: string; locale: Locale; message: string },
): string[] {
  const first = words[locale][news](escapeMarkdown(name), url);
  if (message === '') return [first];
  const together = `${first}\n\n${message}`;
  return together.length <= limits.message.content ? [together] : [first, message];
}
