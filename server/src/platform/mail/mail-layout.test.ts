import { describe, expect, it } from 'vitest';
import { layOutMail, type MailContent } from './mail-layout.ts';

const content: MailContent = {
  locale: 'nb',
  preview: 'Ny melding fra Ida',
  heading: 'Ida & Ola skrev til deg',
  paragraphs: ['Hei <b>du</b>', 'To linjer\ni ett avsnitt'],
  facts: [
    { label: 'Sted', value: 'Oslo' },
    { label: 'Lenke', value: 'https://meet.example/1', url: 'https://meet.example/1' },
    { label: 'Kari <Næss>', value: 'Arkitekt', url: 'https://torg.example/profiles/1' },
  ],
  quote: 'Passer det i morgen?\nHilsen Ida',
  actions: [{ label: 'Svar', url: 'https://torg.example/messages/1?a=1&b="2"' }],
  notes: ['Du får denne fordi noen skrev til deg.'],
  noteLink: { label: 'Skru av', url: 'https://torg.example/stop' },
};

describe('a mail', () => {
  const { html, text } = layOutMail(content);

  it('shows what people wrote as text, never as HTML', () => {
    expect(html).toContain('Hei &lt;b&gt;du&lt;/b&gt;');
    expect(html).toContain('href="https://torg.example/messages/1?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('>Kari &lt;Næss&gt;</a>');
    expect(html).not.toContain('<b>');
  });
  it('has a link on the address itself where that is what a fact says, and says it once', () => {
    expect(html).toContain('>https://meet.example/1</a>');
    expect(html).not.toContain('>Lenke</a>');
    expect(text.split('https://meet.example/1')).toHaveLength(2);
  });
  it('says the same in its text form', () => {
    const person = 'Kari <Næss>: Arkitekt\nhttps://torg.example/profiles/1';
    for (const line of ['Ida & Ola skrev til deg', 'Hei <b>du</b>', 'Sted: Oslo', person]) {
      expect(text).toContain(line);
    }
    expect(text).toContain('> Passer det i morgen?\n> Hilsen Ida');
    expect(text).toContain('Svar:\nhttps://torg.example/messages/1?a=1&b="2"');
    expect(text).toContain('Skru av: https://torg.example/stop');
  });
  it('is in the language of the receiver', () => {
    expect(html).toContain('lang="nb"');
    expect(layOutMail({ ...content, locale: 'sv' }).text).toContain('marknadsplatsen');
  });
  it('loads nothing, so that nobody learns that it was opened', () => {
    expect(html).not.toMatch(/<img|url\(|<link|<script/);
  });
});

interface Painted {
  tag: string;
  parts: string[];
  style: string;
}

/** Every element with a style of its own, and the parts that its colours play. */
const paintedIn = (html: string): Painted[] =>
  [...html.matchAll(/<(\w+)[^>]*?style="([^"]*)"[^>]*>/g)].map(
    ([element, tag = '', style = '']) => ({
      tag,
      parts: /class="([^"]*)"/.exec(element)?.[1]?.split(' ') ?? [],
      style,
    }),
  );

const lightness = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [lightness(one), lightness(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe('a mail in the dark', () => {
  const { html } = layOutMail(content);
  const night = /@media \(prefers-color-scheme:dark\)\{(.*)\}$/m.exec(html)?.[1] ?? '';
  const byNight = (part: string): string =>
    new RegExp(`\\.${part}\\{[a-z-]+:(#[\\da-f]{6}) !important\\}`).exec(night)?.[1] ?? '';
  const byDay = (part: string): string => {
    const found = paintedIn(html).find(({ parts }) => parts.includes(part));
    const at = found?.parts.indexOf(part) ?? -1;
    return found?.style.match(/#[\da-f]{6}/g)?.[at] ?? '';
  };

  it('has a colour by night for every colour by day', () => {
    const all = paintedIn(html).filter(({ style }) => style.includes('#'));
    expect(all.length).toBeGreaterThan(10);
    for (const { parts, style } of all) {
      expect(style.match(/#[\da-f]{6}/g)).toHaveLength(parts.length);
      for (const part of parts) expect(byNight(part), part).toMatch(/^#/);
    }
  });

  it('says so, so that no program turns the colours of the night once more', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('color-scheme:light dark');
  });

  it.each([
    ['t-ink', 't-card'],
    ['t-quiet', 't-card'],
    ['t-brand', 't-card'],
    ['t-quiet', 't-page'],
    ['t-brand', 't-page'],
    ['t-label', 't-button'],
  ])('can be read by day and by night: %s on %s', (text, ground) => {
    expect(contrast(byDay(text), byDay(ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(byNight(text), byNight(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
