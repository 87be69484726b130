import { msg } from '@lingui/core/macro';

/** What is asked of a number that nobody could ring. */
export const noPhoneText = msg`Skriv nummeret med tall, som +47 400 00 000.`;

/** Where a telephone number leads. */
export const phoneAddress = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
