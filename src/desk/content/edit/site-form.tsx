import { useState } from 'react';
import { capitalised } from '../../../model/desk/format';
import { type SiteTexts, siteTexts, withSiteTexts } from '../../../model/sheets/edit-site';
import { SITE_GUIDE } from '../../../model/sheets/site';
import { SITE_GROUPS, siteKeyLabel } from '../../../model/sheets/site-groups';
import type { SiteKey } from '../../../model/society/site-keys';
import { isLongSiteValue, SITE_CHOICES, siteValueProblem } from '../../../model/society/site-sheet';
import type { Answers } from '../../../ui/forms/controls';
import { Field, plainLook } from '../../../ui/forms/field';
import type { FieldAttributes } from '../../../ui/forms/form-options';
import { part } from '../../shared/desk.style';
import { readDraft, writeDraft } from '../../shared/drafts';
import { foldedGroup } from '../content.style';
import { FormEnd } from './form-end';
import { type SheetFormProps, useSheetForm } from './use-sheet-form';

const DRAFT = 'site sheet';
const KEYS = SITE_GROUPS.flatMap(([, keys]) => keys);

/** The society's name, texts and contact details. What was typed is kept as changes, so that it fits a later version. */
export function SiteForm(props: SheetFormProps) {
  const { rows } = props.cells;
  const [before] = useState(() => siteTexts(rows));
  const [initial] = useState(() => initialAnswers(before));
  const changesIn = (answers: Answers): SiteTexts => changesBetween(before, answers);
  const sheetForm = useSheetForm(props, {
    initial,
    rows: (answers) => withSiteTexts(rows, changesIn(answers)),
    check: (answers) => errorsIn(changesIn(answers)),
    saveDraft: (answers) => writeDraft(DRAFT, changesIn(answers)),
    removeDraft: () => writeDraft(DRAFT, undefined),
  });
  const { form } = sheetForm;
  return (
    <form {...form.form} className={part} aria-label="Edit Site">
      {SITE_GROUPS.map(([title, keys], at) => (
        <details key={title} className={foldedGroup} open={at === 0 || keys.some((key) => form.field(key).error)}>
          <summary>{title}</summary>
          <div className={part}>
            {keys.map((key) => (
              <SiteField key={key} name={key} attributes={form.field(key)} />
            ))}
          </div>
        </details>
      ))}
      <FormEnd {...sheetForm} />
    </form>
  );
}

function SiteField({ name, attributes }: { name: SiteKey; attributes: FieldAttributes }) {
  const choices = SITE_CHOICES[name];
  return (
    <Field
      {...attributes}
      look={plainLook}
      label={siteKeyLabel(name)}
      hint={capitalised(SITE_GUIDE[name].note)}
      rows={isLongSiteValue(name) ? 4 : undefined}
      options={choices && (() => choices)}
      autoComplete="off"
    />
  );
}

/** Returns the texts as they were published, with what an earlier visit has typed. */
function initialAnswers(before: SiteTexts): Answers {
  const draft = readDraft(DRAFT) as SiteTexts | undefined;
  return Object.fromEntries(KEYS.map((key) => [key, draft?.[key] ?? before[key] ?? '']));
}

function changesBetween(before: SiteTexts, answers: Answers): SiteTexts {
  const changed = KEYS.filter((key) => key in answers && answers[key]?.trim() !== (before[key] ?? '').trim());
  return Object.fromEntries(changed.map((key) => [key, answers[key]?.trim() ?? '']));
}

function errorsIn(changes: SiteTexts) {
  return (Object.entries(changes) as [SiteKey, string][]).flatMap(([field, value]) => {
    const reason = siteValueProblem(field, value);
    return reason ? { field, message: `This ${reason}.` } : [];
  });
}
