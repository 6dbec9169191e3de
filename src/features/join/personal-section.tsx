import { callingCodeOf, callingCodes, formCountries } from '../../model/country';
import { SelectField, TextField } from './field';
import { controlNamed } from './form-controls';
import { FormSection } from './form-section';
import { phone } from './personal-section.style';

/** A country sets its first calling code, which can be changed. */
export function PersonalSection() {
  return (
    <FormSection title="Personal Information">
      <TextField name="name" />
      <TextField name="email" />
      <SelectField
        name="permanentResidency"
        options={formCountries().map(({ alpha2, name, flag }) => [alpha2, `${flag} ${name}`])}
        onEdit={setCallingCode}
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

function setCallingCode({ form, value }: HTMLSelectElement) {
  const control = controlNamed(form, 'callingCode');
  if (control) control.value = callingCodeOf(value);
}
