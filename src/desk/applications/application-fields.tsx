import { FIELDS, type FieldName, SECTIONS } from '../../features/join/fields';
import type { Application } from '../../model/application/application';
import { formCountries } from '../../model/application/application-choices';
import { isEmail, linkedinAddress, webAddress } from '../../model/forms/field-rules';
import { isPhoneNumber, plainPhone } from '../../model/forms/phone';
import { quiet } from '../desk.style';
import { PersonText } from '../texts';
import { fieldList, groupTitle } from './applications.style';

interface ApplicationFieldsProps {
  fields: Application;
  /** The applicant's own answers, if an officer has edited them. */
  original: Application | null;
}

/** All answers of an application, under the headings and with the labels of the join form. */
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
              <dt>{FIELDS[name].label}</dt>
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

/** A category in the applicant's own words is stored as the academic category. */
function isShown(name: FieldName): name is keyof Application {
  return name !== 'callingCode' && name !== 'academicCategoryOther';
}

/** A field's text for reading. Addresses are links if they are safe. */
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

/** Returns the link of an address; '' for other texts, and for addresses that aren't safe. */
function linkOf(name: keyof Application, value: string): string {
  if (name === 'email') return isEmail(value) ? `mailto:${encodeURIComponent(value).replace('%40', '@')}` : '';
  if (name === 'phoneNumber') return isPhoneNumber(value) ? `tel:${plainPhone(value)}` : '';
  if (name === 'linkedinUrl') return linkedinAddress(value);
  return name === 'websiteUrl' ? webAddress(value) : '';
}
