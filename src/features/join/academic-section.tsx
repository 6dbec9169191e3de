import { useRef, useState } from 'react';
import { ACADEMIC_CATEGORIES, graduationYears, OTHER_CATEGORY } from '../../model/application-choices';
import { SelectField, TextField } from './field';
import { useField } from './form-context';
import { FormSection } from './form-section';
import { useEdits } from './use-edits';

/** Batch, degree and qualifications. 'Other' asks which; leaving it takes the answer away. */
export function AcademicSection() {
  const fields = useRef<HTMLDivElement>(null);
  const category = useField('academicCategory');
  const [other, setOther] = useState(category.initial === OTHER_CATEGORY);
  const [left, setLeft] = useState(false);
  const [years] = useState(() => graduationYears(new Date()));
  useEdits(fields, ({ name, value }) => {
    if (name !== 'academicCategory') return;
    setOther(value === OTHER_CATEGORY);
    if (value !== OTHER_CATEGORY) setLeft(true);
  });

  return (
    <FormSection title="Academic Information" ref={fields}>
      <SelectField name="batch" options={years} />
      <SelectField name="academicCategory" options={ACADEMIC_CATEGORIES} />
      {other && <TextField name="academicCategoryOther" initial={left ? '' : undefined} />}
      <TextField name="academicQualifications" />
    </FormSection>
  );
}
