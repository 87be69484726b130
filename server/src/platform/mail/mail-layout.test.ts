import { describe, expect, it } from 'vitest';
import { layOutMail, type MailContent } from './mail-layout.ts';

const content: MailContent = {
  locale: 'nb',
  preview: 'Ny melding fra Ida',
  heading: 'Ida & Ola skrev til deg',
  paragraphs: ['Hei <b>du</b>', 'To linjer\ni ett avsnitt'],
  facts: [
    { label: 'Sted', value: 'Oslo' },
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
