import { PDF } from '@libpdf/core';
import { afterAll, describe, expect, it } from 'vitest';
import { cvDesigns } from '@torg/protocol/cvs/cv-terms';
import { aCvPaper } from './a-cv-paper.ts';
import { typstTypesetting } from './typesetting.typst.ts';

describe('a CV on paper', () => {
  const typesetting = typstTypesetting();
  afterAll(() => typesetting.close());

  const long = 'Vi bygget det som trengtes, og målte at det virket. '.repeat(150);
  const texts = [{ heading: '', text: long }];
  const times = { period: 'mars 2021 – nå', duration: '5 år' };
  const entry = { title: 'Prosjekt', where: 'Kunde', ...times, texts, tags: ['Kotlin'] };

  it.each(cvDesigns)('flows over as many pages as it needs in the design %s', async (design) => {
    const entries = Array.from({ length: 12 }, () => entry);
    const sections = [{ heading: 'Prosjekter', kind: 'entries' as const, entries }];
    const names = Array.from({ length: 100 }, (_, at) => ({
      name: `Ferdighet ${at}`,
      marked: at < 40,
    }));
    const skills = { heading: 'Ferdigheter', mark: 'ekspert', names };
    const pdf = await typesetting.typeset('cv', aCvPaper({ design, sections, skills }));
    const pages = (await PDF.load(pdf)).extractText().map(({ text }) => text);
    expect(pages.length).toBeGreaterThan(10);
    for (const [at, text] of pages.entries()) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(`Side ${at + 1} av ${pages.length}`);
      expect(text).toContain('Versjon 3');
    }
    const all = pages.join(' ');
    expect(all).toContain('Ferdighet 99');
    expect(all.match(/Prosjekt\s/g)?.length).toBeGreaterThanOrEqual(12);
  });

  it.each(cvDesigns)('is set from nearly nothing in the design %s', async (design) => {
    const bare = { heading: '', names: [] };
    const pdf = await typesetting.typeset(
      'cv',
      aCvPaper({
        ...{ design, headline: '', facts: [], sections: [], roles: bare },
        skills: { ...bare, mark: '' },
        about: { heading: 'Om meg', text: '' },
        languages: { heading: 'Språk', columns: ['Språk', 'Nivå'], rows: [] },
      }),
    );
    expect((await PDF.load(pdf)).extractText()).toHaveLength(1);
  });

  it('reads what people typed as text', async () => {
    const name = '#read("/etc/passwd") *fet* $x$ 王';
    const pdf = await typesetting.typeset('cv', aCvPaper({ name, headline: name }));
    const text = (await PDF.load(pdf)).extractText()[0]?.text ?? '';
    expect(text).toContain('#read("/etc/passwd") *fet* $x$ □');
  });
});
