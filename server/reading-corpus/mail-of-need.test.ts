import { describe, expect, it } from 'vitest';
import { structureNeed } from '../src/opportunities/rules/structure-need.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

const { knowledge } = shippedKnowledge();
const about = { today: '2026-11-23', locale: 'nb', country: null } as const;
const context_id = '6b8f5f2e-6d0c-4f0a-9f39-3d6f6f0f7a11';

/** Lines, the blank ones as `|`. */
const textOf = (lines: string): string => lines.trim().replaceAll(/ *\| */g, '\n\n');
function read(lines: string) {
  const text = textOf(lines);
  const need = structureNeed([{ context_id, text }], knowledge, about);
  for (const source of Object.values(need.sources)) expect(text).toContain(source.quote);
  return need;
}

const asks = 'Vi trenger en tester i Oslo. Teamet lager betaling.';

describe('a need that is pasted as a mail', () => {
  it.each([
    [
      'Hei Kari, vi trenger en tester i Oslo. Vi er fem.',
      'Vi trenger en tester i Oslo.',
      'Vi er fem.',
    ],
    ['Hej Anna-Lena! Vi söker en testare. Vi är fem.', 'Vi söker en testare.', 'Vi är fem.'],
    ['Hi all, we need a tester in Oslo. We are five.', 'We need a tester in Oslo.', 'We are five.'],
    ['God dag Kari og Ola – vi vil ha en tester. Vi er fem.', 'Vi vil ha en tester.', 'Vi er fem.'],
  ])('begins behind its greeting: %s', (mail, first, last) => {
    const need = read(mail);
    expect(need.description).toBe(`${first} ${last}`);
    expect(need.sources.roles?.quote.toLowerCase()).toBe(first.toLowerCase());
  });

  it.each([
    'Mvh\nOla Nordmann\nNordkraft AS',
    'Med vennlig hilsen Ola Nordmann, avdelingsleder for digitalisering i Nordkraft, tlf. 99 88 77 66',
    'Ha en fin dag! | Vennlig hilsen,\nOla | Sendt fra min iPhone',
    'På forhånd takk!\nOla',
    'Tack på förhand!\n/Erik',
    'Trevlig helg! | Bästa hälsningar\nEva-Lena',
    'Looking forward to hearing from you. | Kind regards,\nJohn Smith\nAcme Ltd',
    'Thanks,\nJohn',
    'Ola',
  ])('ends before its farewell: %j', (farewell) => {
    const { title, description } = read(`Hei Kari, | ${asks} | ${farewell}`);
    expect([title, description]).toEqual(['Tester', asks]);
  });

  it.each([
    ['Si ifra om noen passer. Mvh Ola', 'Si ifra om noen passer.'],
    ['Återkom om någon passar. /Erik', 'Återkom om någon passar.'],
    ['Tell us if somebody fits. Best, John', 'Tell us if somebody fits.'],
  ])('ends before a farewell in its last line: %s', (line, last) => {
    expect(read(`${asks} | ${line}`).description).toBe(`${asks}\n\n${last}`);
  });

  it.each(['Takk for sist!', 'Tack för senast!', 'Thanks for the call.', 'Hope you are well.'])(
    'goes on after thanks: %s',
    (thanks) => {
      const { description } = read(`Hei Kari! | ${thanks} | ${asks}`);
      expect(description).toBe(asks);
    },
  );

  it('comes to the point behind thanks in the same line', () => {
    const { description } = read(`Hei Kari, takk for sist! Håper alt er bra. ${asks}`);
    expect(description).toBe(asks);
  });

  it('keeps what only looks like a farewell', () => {
    const { description } = read(
      'Vi trenger en DevOps-ingeniør. | Best practices for deployment\nWe deploy daily.',
    );
    expect(description).toContain('Best practices for deployment');
    const { deadline } = read('Vi söker en testare. | Hör av dig före fredag! | /Johan');
    expect(deadline).toEqual({ deadline_with_date: '2026-11-27' });
  });

  it.each([
    'Den tor. 12. nov. 2026 kl. 10:00 skrev Per Hansen <per@kunde.example>:',
    'tors 12 nov. 2026 kl 10:00 skrev Per Hansen:',
    'On Thu, Nov 12, 2026 at 10:00 AM Per Hansen <per@kunde.example>\nwrote:',
    'Fra: Per Hansen\nSendt: torsdag 12. november 2026\nTil: Ola Nordmann\nEmne: UX-designer',
  ])('goes on in the mail that it quotes: %s', (head) => {
    const quoted =
      'Hei Ola,\n\nVi trenger en UX-designer. Vi er fem.\n\nMå ha:\n- Figma\n\nMvh\nPer';
    const marked = quoted.replaceAll(/^/gm, '> ');
    for (const mail of [quoted, marked]) {
      const need = read(`Hei, | Kan du se på dette? | Mvh\nOla | ${head}\n${mail}`);
      expect(need.description).toBe('Kan du se på dette?\n\nVi trenger en UX-designer. Vi er fem.');
      expect(need.title).toBe('UX-designer');
      expect(need.requirements).toMatchObject([{ kind: 'must', text: 'Figma' }]);
    }
  });
});
