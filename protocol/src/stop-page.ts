import { z } from 'zod';

/**
 * What all mails that can be turned off share: one address, which shows a page on GET and turns
 * them off on POST, from the page's form or from mail programs (RFC 8058).
 */
export const stopPage = {
  raw: 'page',
  status: 200,
  query: z.object({ token: z.string().max(300).default('') }),
  errors: ['unsubscribe_link_not_valid'],
  perMinute: 60,
} as const;

export const StopForm = z.looseObject({ turn: z.enum(['off', 'on']).default('off') });
