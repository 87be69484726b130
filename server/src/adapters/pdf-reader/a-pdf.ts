import { PDF } from '@libpdf/core';

interface Made {
  pages?: number;
  /** needed to open it */
  password?: string;
}

/** A PDF as a scanner makes it, with empty pages. */
export async function aPdf({ pages = 1, password }: Made = {}): Promise<Buffer> {
  const pdf = PDF.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  if (password !== undefined) {
    pdf.setProtection({ userPassword: password, ownerPassword: `${password} of the owner` });
  }
  return Buffer.from(await pdf.save());
}
