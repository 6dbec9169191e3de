import { FIELDS, type FieldName, fieldLines, SECTIONS } from '../../../features/join/fields';
import { type Application, ruleOf } from '../../../model/application/application-fields';
import { formCountries } from '../../../model/application/countries';
import { isPublicField } from '../../../model/application/public-fields';
import { quiet } from '../../shared/desk.style';
import { PersonText } from '../../shared/texts';
import { fieldList, groupTitle } from '../applications.style';
import { PublicTag } from './public-note';

interface ApplicationFieldsProps {
  fields: Application;
  /** The applicant's own answers; null if no officer has edited them. */
  original: Application | null;
}

/** Shows an application's answers, with the join form's headings and labels. */
export function ApplicationFields({ fields, original }: ApplicationFieldsProps) {
  return SECTIONS.map((section) => (
    <section key={section} aria-label={section}>
      <h4 className={groupTitle}>{section}</h4>
      <dl className={fieldList}>
        {fieldLines(section)
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
  const rule = ruleOf(name);
  const href = rule.kind === 'link' && rule.hrefOf(value);
  const text = <PersonText>{textOf(name, value)}</PersonText>;
  if (!href) return text;
  return (
    <a href={href} rel="noopener noreferrer" target={href.startsWith('http') ? '_blank' : undefined}>
      {text}
    </a>
  );
}

function textOf(name: keyof Application, value: string): string {
  if (ruleOf(name).kind === 'list') return value.split(',').join(', ');
  const country = name === 'permanentResidency' && formCountries().find(({ alpha2 }) => alpha2 === value);
  return country ? `${country.name} (${value})` : value;
}
