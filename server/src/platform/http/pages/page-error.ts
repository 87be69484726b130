import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@torg/protocol/terms';
import { asRefusal, sendError } from '../error-answers.ts';
import { logRefusal } from '../log-refusal.ts';
import { pageHeaders, pageHtml } from './page-html.ts';

type Words = Record<'heading' | 'gone' | 'later' | 'link', string>;

const words: Record<Locale, Words> = {
  nb: {
    heading: 'Det gikk ikke',
    gone: 'Lenken er ikke gyldig. Kanskje ble ikke hele med fra e-posten, eller det den gjaldt er slettet.',
    later: 'Noe er i veien akkurat nå. Åpne lenken igjen om litt.',
    link: 'Hva du får av e-post, bestemmer du også under Innstillinger',
  },
  sv: {
    heading: 'Det gick inte',
    gone: 'Länken är inte giltig. Kanske kom inte hela med från mejlet, eller så är det som den gällde borttaget.',
    later: 'Något är i vägen just nu. Öppna länken igen om en stund.',
    link: 'Vilka mejl du får bestämmer du också under Inställningar',
  },
  en: {
    heading: 'That did not work',
    gone: 'The link is not valid. Perhaps not all of it came along from the mail, or what it was about has been deleted.',
    later: 'Something is in the way just now. Open the link again in a while.',
    link: 'You also decide which mails you get under Settings',
  },
};

/** The first of the browser's languages that we support, since the visitor is unknown. */
export function localeFromHeader(header = ''): Locale {
  for (const part of header.toLowerCase().split(',')) {
    const [language] = part.trim().split(/[-;]/);
    if (language === 'sv' || language === 'en') return language;
    if (language === 'nb' || language === 'nn' || language === 'no') return 'nb';
  }
  return 'nb';
}

/** An error of a page is a page too; programs get the usual error body. */
export function sendPageError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!request.headers.accept?.includes('text/html')) return sendError(error, request, reply);
  const refusal = asRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, refusal.code);
  logRefusal(request, refusal);
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  const locale = localeFromHeader(request.headers['accept-language']);
  const text = words[locale];
  const isLater = refusal.status === 429 || refusal.status >= 500;
  const page = pageHtml({
    locale,
    heading: text.heading,
    text: isLater ? text.later : text.gone,
    link: { label: text.link, path: '/account' },
  });
  reply.code(refusal.status).headers(pageHeaders).header('cache-control', 'no-store').send(page);
}
