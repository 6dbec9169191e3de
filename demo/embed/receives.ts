import { RECEIVABLES, RECEIVES_ATTRIBUTE, type Receivable } from '../../src/model/forms/receiving';

/**
 * Returns the forms that the society's server receives, which every page of its site names; none if the page can't be
 * loaded. Parsing the page would report its inline styles to the generator's policy.
 */
export async function receivedForms(): Promise<Receivable[]> {
  try {
    const page = await (await fetch('/contact')).text();
    const [, names = ''] = new RegExp(`<html[^>]* ${RECEIVES_ATTRIBUTE}="([^"]*)"`).exec(page) ?? [];
    return RECEIVABLES.filter((name) => names.split(' ').includes(name));
  } catch {
    return [];
  }
}
