import { describe, expect, it } from 'vitest';
import type { CompanyRegister } from '../../platform/ports/company-register.ts';

export interface RegisterUnderCheck {
  register: CompanyRegister;
  stop: () => Promise<void>;
}

/** The tests that every adapter of a register must pass. */
export function checkCompanyRegister(name: string, make: () => Promise<RegisterUnderCheck>): void {
  describe(`company register: ${name}`, () => {
    async function find(organizationNumber: string) {
      const { register, stop } = await make();
      try {
        return await register.find(organizationNumber);
      } finally {
        await stop();
      }
    }

    it('finds a company by its number, with name, form and address in one line', async () => {
      expect(await find('311999907')).toEqual({
        organizationNumber: '311999907',
        name: 'FJELLRYPE SYSTEMER AS',
        form: 'Aksjeselskap',
        address: 'Rypestien 12, 2600 LILLEHAMMER',
        status: 'active',
      });
    });

    it.each([
      ['311999915', 'bankrupt'],
      ['311999923', 'winding_up'],
      ['311999931', 'deleted'],
    ])('says that %s is %s', async (number, status) => {
      expect((await find(number))?.status).toBe(status);
    });

    it('finds nothing by a number that no company has', async () => {
      expect(await find('311999990')).toBeNull();
    });
  });
}
