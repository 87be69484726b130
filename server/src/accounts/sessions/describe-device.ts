import type { Locale } from '@torg/protocol/terms';

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** Each browser also claims to be the others, so the most specific comes first. */
const browsers: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\b(Linux|X11)\b/, 'Linux'],
];

const unknown: Record<Locale, string> = {
  nb: 'Ukjent enhet',
  sv: 'Okänd enhet',
  en: 'Unknown device',
};
const on: Record<Locale, string> = { nb: 'på', sv: 'på', en: 'on' };

const nameIn = (names: Names, userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A name for the device that people recognize: “Chrome på Linux”. */
export function describeDevice(userAgent: string, locale: Locale): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser !== undefined && system !== undefined) return `${browser} ${on[locale]} ${system}`;
  return browser ?? system ?? unknown[locale];
}
