import { useState } from 'react';
import { ACADEMIC_CATEGORIES, graduationYears, OTHER_CATEGORY } from '../../model/application-choices';
import { SelectField, TextField } from './field';
import { useField } from './form-context';
import { FormSection } from './form-section';

/** 'Other' opens a field for the category, which is empty again each time. */
export function AcademicSection() {
  const category = useField('academicCategory');
  const other = useField('academicCategoryOther');
  const [years] = useState(() => graduationYears(new Date()));
  /** What the field for another category starts with; undefined while it is closed. */
  const [otherInitial, setOtherInitial] = useState(category.initial === OTHER_CATEGORY ? other.initial : undefined);

  function openOther({ value }: HTMLSelectElement) {
    setOtherInitial((current) => (value === OTHER_CATEGORY ? (current ?? '') : undefined));
  }

  return (
    <FormSection title="Academic Information">
      <SelectField name="batch" options={years} />
      <SelectField name="academicCategory" options={ACADEMIC_CATEGORIES} onEdit={openOther} />
      {otherInitial !== undefined && <TextField name="academicCategoryOther" initial={otherInitial} />}
      <TextField name="academicQualifications" />
    </FormSection>
  );
}
