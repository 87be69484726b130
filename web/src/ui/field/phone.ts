import { msg } from '@lingui/core/macro';

/** Shown at a number that nobody could call. */
export const noPhoneText = msg`Skriv nummeret med tall, som +47 400 00 000.`;

export const phoneAddress = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
