import { limits } from '@torg/protocol/limits';
import { Secret, TOTP } from 'otpauth';
import type { Settings } from '../../platform/settings.ts';
import { seal, unseal } from '../../platform/hardening/sealed.ts';

const { digits, seconds, setupMinutes } = limits.totp;

/** What authenticator apps understand: others ignore stronger forms without saying so. */
const common = { issuer: 'Torg', algorithm: 'SHA1', digits, period: seconds } as const;
/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
/** A code of the step before or after is right, too: clocks differ, and typing takes time. */
const window = 1;

export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, label: string) =>
  new TOTP({ ...common, label, secret: Secret.fromBase32(secret) });

/** The address in the QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step of which this is the code; null if it is of none that counts now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d+$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / seconds) + delta;
}

const storedFor = (account: string) => `totp of ${account}`;

export const sealTotp = (secret: string, account: string, settings: Settings): string =>
  seal(secret, storedFor(account), settings);

export const unsealTotp = (sealed: string, account: string, settings: Settings): string | null =>
  unseal(sealed, storedFor(account), settings);

const setupFor = (account: string) => `setup of totp for ${account}`;

/** A new secret travels to the app and back in this form, so nothing is stored before it is confirmed. */
export function sealSetup(secret: string, account: string, context: SetupContext): string {
  const until = context.now.getTime() + setupMinutes * 60_000;
  return seal(`${until} ${secret}`, setupFor(account), context.settings);
}

interface SetupContext {
  now: Date;
  settings: Settings;
}

/** The secret of a setup; null if it is of another account, or too old. */
export function unsealSetup(setup: string, account: string, context: SetupContext): string | null {
  const text = unseal(setup, setupFor(account), context.settings);
  const [until = '', secret = ''] = text?.split(' ') ?? [];
  return Number(until) > context.now.getTime() ? secret : null;
}
