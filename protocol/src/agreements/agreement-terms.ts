import type { Country, Currency } from '../terms.ts';

/** Who offers the terms; without zod, so that pages read it cheaply. */
export const agreementSides = ['client', 'provider'] as const;
export type AgreementSide = (typeof agreementSides)[number];

/** The answers to the question how an agreement goes on. */
export const extensionWishes = ['extend', 'let_end'] as const;
export type ExtensionWish = (typeof extensionWishes)[number];

export const currencyOf: Record<Country, Currency> = { NO: 'NOK', SE: 'SEK' };
