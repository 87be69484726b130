import type { interviewLife } from '@torg/protocol/interviews/interview-life';
import { limits } from '@torg/protocol/limits';
import type { MoveOf } from '@torg/protocol/lifecycle';
import type { Locale } from '@torg/protocol/terms';
import { escapeMarkdown } from '../../platform/text/escape-markdown.ts';
import { oneLine } from '../../platform/text/text-blocks.ts';
import type { InterviewRow } from '../interviews.repository.ts';
import { timeText } from '../mails/time-text.ts';

/** What happened, as both sides read it in the thread. */
export type ThreadNews = MoveOf<typeof interviewLife> | 'offer';

interface Told {
  name: string;
  /** the time that was agreed on, or a list of those that are offered */
  time: string;
  times: string;
}

const see: Record<Locale, string> = {
  nb: 'Se intervjuet',
  sv: 'Se intervjun',
  en: 'See the interview',
};

const words: Record<Locale, Record<ThreadNews, (told: Told) => string>> = {
  nb: {
    offer: ({ name, times }) => `Vi inviterer **${name}** til intervju. Tidene er:\n\n${times}`,
    offer_others: ({ name, times }) => `Her er nye intervjutider for **${name}**:\n\n${times}`,
    take: ({ name, time }) => `Intervjuet med **${name}** er avtalt: ${time}.`,
    move: ({ name, time }) => `Intervjuet med **${name}** er endret. Nå gjelder: ${time}.`,
    want_others: ({ name }) => `Intervjutidene passer ikke for **${name}**.`,
    decline: ({ name }) => `**${name}** takker nei til intervjuet.`,
    cancel: ({ name }) => `Intervjuet med **${name}** er avlyst.`,
  },
  sv: {
    offer: ({ name, times }) => `Vi bjuder in **${name}** till intervju. Tiderna är:\n\n${times}`,
    offer_others: ({ name, times }) => `Här är nya intervjutider för **${name}**:\n\n${times}`,
    take: ({ name, time }) => `Intervjun med **${name}** är bokad: ${time}.`,
    move: ({ name, time }) => `Intervjun med **${name}** har ändrats. Nu gäller: ${time}.`,
    want_others: ({ name }) => `Intervjutiderna passar inte för **${name}**.`,
    decline: ({ name }) => `**${name}** tackar nej till intervjun.`,
    cancel: ({ name }) => `Intervjun med **${name}** är inställd.`,
  },
  en: {
    offer: ({ name, times }) => `We invite **${name}** to an interview. The times are:\n\n${times}`,
    offer_others: ({ name, times }) => `Here are other times to interview **${name}**:\n\n${times}`,
    take: ({ name, time }) => `The interview with **${name}** is booked: ${time}.`,
    move: ({ name, time }) => `The interview with **${name}** was changed. It is now: ${time}.`,
    want_others: ({ name }) => `The times of the interview do not suit **${name}**.`,
    decline: ({ name }) => `**${name}** declines the interview.`,
    cancel: ({ name }) => `The interview with **${name}** is cancelled.`,
  },
};

const ownWords = (row: InterviewRow, news: ThreadNews): string => {
  if (news === 'want_others' || news === 'decline') return row.wish;
  return news === 'cancel' ? row.reason : '';
};

/** The message in the interest conversation; place and link stand on the page that it leads to. */
export function threadText(row: InterviewRow, news: ThreadNews, locale: Locale): string {
  const { starts_at, minutes, country } = row;
  const about = { locale, country };
  const booked = starts_at !== null && minutes !== null && { starts_at, minutes };
  const told = {
    name: escapeMarkdown(oneLine(row.consultant_name)),
    time: booked ? timeText(booked, about) : '',
    times: row.times.map((time) => `- ${timeText(time, about)}`).join('\n'),
  };
  const own = ownWords(row, news);
  const link = `[${see[locale]}](/interviews/${row.interview})`;
  const text = [words[locale][news](told), own, link].filter(Boolean).join('\n\n');
  return text.slice(0, limits.message.content);
}
