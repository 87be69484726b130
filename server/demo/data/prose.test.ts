import { describe, expect, it } from 'vitest';
import { prose } from './prose.ts';

describe('prose', () => {
  it('joins the wrapped lines of a paragraph and keeps paragraphs apart', () => {
    const text = prose`
      Vi søker en testleder
      til to team.

      Oppstart i mars.
    `;
    expect(text).toBe('Vi søker en testleder til to team.\n\nOppstart i mars.');
  });

  it('keeps headings and list items on lines of their own', () => {
    const text = prose`
      ## Krav

      - Fem års erfaring
        med Java
      - Norsk

      1. Først
      2. Så
    `;
    expect(text).toBe('## Krav\n\n- Fem års erfaring med Java\n- Norsk\n\n1. Først\n2. Så');
  });
});
