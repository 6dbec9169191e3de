import type { Application } from '../../../model/application/application';
import { formCountries } from '../../../model/application/application-choices';
import { isEmail, isPhoneNumber, linkedinAddress, plainPhone, webAddress } from '../../../model/forms/field-rules';
import { absent } from './application.style';
import { PersonText } from './person-text';

/** A field's text as a person reads it; addresses are links where they are safe. */
export function FieldValue({ name, value }: { name: keyof Application; value: string }) {
  if (!value) return <span className={absent}>not given</span>;
  const href = linkOf(name, value);
  const text = <PersonText>{shownText(name, value)}</PersonText>;
  if (!href) return text;
  const isPage = href.startsWith('http');
  return (
    <a href={href} rel="noopener noreferrer" target={isPage ? '_blank' : undefined}>
      {text}
    </a>
  );
}

const LISTS: readonly string[] = ['academicQualifications', 'fieldsOfExperience', 'rolesOfExperience'];

function shownText(name: keyof Application, value: string): string {
  if (LISTS.includes(name)) return value.split(',').join(', ');
  if (name !== 'permanentResidency') return value;
  const country = formCountries().find(({ alpha2 }) => alpha2 === value);
  return country ? `${country.name} (${value})` : value;
}

/** '' for what is no address, or not a safe one. */
function linkOf(name: keyof Application, value: string): string {
  if (name === 'email') return isEmail(value) ? `mailto:${encodeURIComponent(value).replace('%40', '@')}` : '';
  if (name === 'phoneNumber') return isPhoneNumber(value) ? `tel:${plainPhone(value)}` : '';
  if (name === 'linkedinUrl') return linkedinAddress(value);
  return name === 'websiteUrl' ? webAddress(value) : '';
}
