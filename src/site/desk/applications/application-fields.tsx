import { useId } from 'react';
import { FIELDS, type FieldName, SECTIONS } from '../../../features/join/fields';
import type { Application } from '../../../model/application/application';
import { absent, group, groups, groupTitle, fields as list, wroteFirst } from './application.style';
import { FieldValue } from './field-value';

interface ApplicationFieldsProps {
  fields: Application;
  /** What the applicant wrote, where an officer has edited it. */
  original: Application | null;
}

/** All answers of an application, under the headings and with the labels of the form. */
export function ApplicationFields({ fields, original }: ApplicationFieldsProps) {
  return (
    <div className={groups}>
      {SECTIONS.map(([title, names]) => (
        <Group key={title} title={title} names={names.flat().filter(isShown)} fields={fields} original={original} />
      ))}
    </div>
  );
}

/** The category in the applicant's own words is the academic category itself. */
function isShown(name: FieldName): name is keyof Application {
  return name !== 'callingCode' && name !== 'academicCategoryOther';
}

interface GroupProps extends ApplicationFieldsProps {
  title: string;
  names: readonly (keyof Application)[];
}

function Group({ title, names, fields, original }: GroupProps) {
  const id = useId();
  return (
    <section className={group} aria-labelledby={id}>
      <h4 id={id} className={groupTitle}>
        {title}
      </h4>
      <dl className={list}>
        {names.map((name) => (
          <div key={name}>
            <dt>{FIELDS[name].label}</dt>
            <dd>
              <FieldValue name={name} value={fields[name]} />
              {original && original[name] !== fields[name] && (
                <p className={wroteFirst}>
                  What the applicant wrote first:{' '}
                  {original[name] ? (
                    <FieldValue name={name} value={original[name]} />
                  ) : (
                    <span className={absent}>nothing</span>
                  )}
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
