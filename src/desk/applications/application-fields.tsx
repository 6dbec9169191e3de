import { FIELDS, type FieldName, SECTIONS } from '../../features/join/fields';
import { mailAddress } from '../../model/addresses/links';
import type { Application } from '../../model/application/application';
import { formCountries } from '../../model/application/application-choices';
import { isPublicField } from '../../model/application/public-fields';
import { isEmail, linkedinAddress, webAddress } from '../../model/forms/field-rules';
import { isPhoneNumber, phoneAddress } from '../../model/forms/phone';
import { quiet } from '../desk.style';
import { PersonText } from '../texts';
import { fieldList, groupTitle } from './applications.style';
import { PublicTag } from './public-note';

interface ApplicationFieldsProps {
  fields: Application;
  /** The applicant's own answers; null if no officer has edited them. */
  original: Application | null;
}

/** Shows an application's answers, with the join form's headings and labels. */
export function ApplicationFields({ fields, original }: ApplicationFieldsProps) {
  return SECTIONS.map(([title, names]) => (
    <section key={title} aria-label={title}>
      <h4 className={groupTitle}>{title}</h4>
      <dl className={fieldList}>
        {names
          .flat()
          .filter(isShown)
          .map((name) => (
            <div key={name}>
              <dt>
                <span>{FIELDS[name].label}</span> {isPublicField(name) && <PublicTag />}
              </dt>
              <dd>
                <Value name={name} value={fields[name]} />
                {original && original[name] !== fields[name] && (
                  <p className={quiet}>
                    The applicant wrote: <Value name={name} value={original[name]} />
                  </p>
                )}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}

/** Returns false for fields stored as part of others: the calling code, and a category in the applicant's own words. */
function isShown(name: FieldName): name is keyof Application {
  return name !== 'callingCode' && name !== 'academicCategoryOther';
}

/** Shows a field's value, as a link if it is an email address, a phone number or a safe URL. */
function Value({ name, value }: { name: keyof Application; value: string }) {
  if (!value) return <i className={quiet}>not given</i>;
  const href = linkOf(name, value);
  const text = <PersonText>{textOf(name, value)}</PersonText>;
  if (!href) return text;
  return (
    <a href={href} rel="noopener noreferrer" target={href.startsWith('http') ? '_blank' : undefined}>
      {text}
    </a>
  );
}

const LISTS: readonly string[] = ['academicQualifications', 'fieldsOfExperience', 'rolesOfExperience'];

function textOf(name: keyof Application, value: string): string {
  if (LISTS.includes(name)) return value.split(',').join(', ');
  const country = name === 'permanentResidency' && formCountries().find(({ alpha2 }) => alpha2 === value);
  return country ? `${country.name} (${value})` : value;
}

/** Returns the URL that a value links to; '' for invalid or unsafe values and for other fields. */
function linkOf(name: keyof Application, value: string): string {
  if (name === 'email') return isEmail(value) ? mailAddress(value) : '';
  if (name === 'phoneNumber') return isPhoneNumber(value) ? phoneAddress(value) : '';
  if (name === 'linkedinUrl') return linkedinAddress(value);
  return name === 'websiteUrl' ? webAddress(value) : '';
}
