import { z } from 'zod';

/**
 * What all mails that somebody may stop have in common: one address, which shows a page when it is
 * opened and stops when it is posted to, by the page's form or by mail programs alone (RFC 8058).
 */
export const stopPage = {
  raw: 'page',
  status: 200,
  query: z.object({ token: z.string().max(300).default('') }),
  errors: ['unsubscribe_link_not_valid'],
  perMinute: 60,
} as const;

export const StopForm = z.looseObject({ turn: z.enum(['off', 'on']).default('off') });
