import { limits } from '@torg/protocol/limits';
import { describe, expect, it } from 'vitest';
import { companyInterestTexts, ownInterestText, type ProposedConsultant } from './interest-text.ts';

const consultant = (fields: Partial<ProposedConsultant> = {}): ProposedConsultant => ({
  account: 'a',
  name: 'Ida Solbakken',
  title: 'Backendutvikler',
  comment: 'Har bygget fakturaløp før.',
  ...fields,
});

describe('the first message of an interest', () => {
  it('is the consultant’s comment, or a sentence in their language', () => {
    const title = 'Ny *faktura*';
    expect(ownInterestText('Hei!', { title, locale: 'nb' })).toBe('Hei!');
    expect(ownInterestText('', { title, locale: 'nb' })).toBe(
      String.raw`Hei! Jeg er interessert i oppdraget «Ny \*faktura\*».`,
    );
    expect(ownInterestText('', { title, locale: 'sv' })).toContain('intresserad av uppdraget');
    expect(ownInterestText('', { title, locale: 'en' })).toContain('interested in the assignment');
  });

  it('introduces each consultant whom a company puts forward', () => {
    const two = [consultant(), consultant({ name: 'Ola Lie', title: null, comment: '' })];
    expect(companyInterestTexts(two, 'nb')).toEqual([
      '**Ida Solbakken**, Backendutvikler\n\nHar bygget fakturaløp før.\n\n' +
        '**Ola Lie**\n\nVi foreslår Ola Lie til oppdraget.',
    ]);
  });

  it('is split into a message per consultant where one would be too long', () => {
    const long = 'x'.repeat(3_000);
    const two = [consultant({ comment: long }), consultant({ name: 'Ola Lie', comment: long })];
    const texts = companyInterestTexts(two, 'nb');
    expect(texts).toHaveLength(2);
    expect(texts[0]).toMatch(/^\*\*Ida Solbakken\*\*, Backendutvikler\n\nx+$/);
    expect(texts[1]).toMatch(/^\*\*Ola Lie\*\*/);
  });

  it('is never longer than a message may be, and loses nothing', () => {
    const full = consultant({ comment: 'y'.repeat(limits.interest.comment) });
    for (const all of [[full], [full, full, consultant()]]) {
      const texts = companyInterestTexts(all, 'nb');
      for (const text of texts) expect(text.length).toBeLessThanOrEqual(limits.message.content);
      for (const one of all) expect(texts.join('\n')).toContain(one.comment);
    }
  });
});
