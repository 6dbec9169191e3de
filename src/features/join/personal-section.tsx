import { useRef } from 'react';
import { callingCodeOf, callingCodes, formCountries } from '../../model/country';
import { SelectField, TextField } from './field';
import { FormSection } from './form-section';
import { phone } from './personal-section.style';
import { useEdits } from './use-edits';

/** Who applies and where they are. A country brings its first calling code; the code can be changed. */
export function PersonalSection() {
  const fields = useRef<HTMLDivElement>(null);
  useEdits(fields, ({ name, value }) => {
    if (name !== 'permanentResidency') return;
    const code = fields.current?.querySelector<HTMLSelectElement>('[name=callingCode]');
    if (code) code.value = callingCodeOf(value);
  });

  return (
    <FormSection title="Personal Information" ref={fields}>
      <TextField name="name" />
      <TextField name="email" />
      <SelectField
        name="permanentResidency"
        options={formCountries().map(({ alpha2, name, flag }) => [alpha2, `${flag} ${name}`])}
      />
      <div className={phone}>
        <SelectField
          name="callingCode"
          options={callingCodes().map(({ code, countries }) => [code, `${code} ${countries.join(', ')}`])}
        />
        <TextField name="phoneNumber" />
      </div>
    </FormSection>
  );
}
