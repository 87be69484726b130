import type { Country } from '@torg/protocol/terms';
import type { DemoLanguage } from './careers.types.ts';

const english = { locale: 'en', spoken: 'fluent', written: 'fluent' } as const;

/** What most people of a market speak. */
export const marketLanguages: Record<Country, readonly DemoLanguage[]> = {
  NO: [
    { name: 'Norsk', locale: 'nb', spoken: 'native', written: 'native' },
    { name: 'Engelsk', ...english },
  ],
  SE: [
    { name: 'Svenska', locale: 'sv', spoken: 'native', written: 'native' },
    { name: 'Engelska', ...english },
  ],
};
