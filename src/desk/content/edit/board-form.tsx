import { useState } from 'react';
import { capitalised } from '../../../model/desk/format';
import { boardSheet } from '../../../model/sheets/board';
import {
  BOARD_FIELDS,
  type BoardField,
  boardMembers,
  boardProblems,
  type EditedMember,
  withBoardMembers,
} from '../../../model/sheets/edit-board';
import { visibleText } from '../../../model/text/visible-text';
import { Field, plainLook } from '../../../ui/forms/field';
import type { FieldAttributes } from '../../../ui/forms/form-options';
import { row } from '../../../ui/style/recipes.style';
import { Button } from '../../shared/controls';
import { part, quiet } from '../../shared/desk.style';
import { readDraft, writeDraft } from '../../shared/drafts';
import { fieldGroup } from '../content.style';
import { FormEnd } from './form-end';
import { type SheetFormProps, useSheetForm } from './use-sheet-form';

const DRAFT = 'board sheet';

const LABELS: Record<BoardField, string> = {
  name: 'Name',
  position: 'Position',
  image: 'Picture',
  email: 'Email',
  linkedin: 'LinkedIn',
};

/** A member with a number that identifies it while the list is edited. */
type Entry = EditedMember & { number: number };

/** The board, in its order. */
export function BoardForm(props: SheetFormProps) {
  const { rows } = props.cells;
  const [entries, setEntries] = useState<readonly Entry[]>(() => numbered(readMembers() ?? boardMembers(rows)));
  const members = entries.map(({ number: _, ...member }) => member);
  const sheetForm = useSheetForm(props, {
    initial: {},
    rows: () => withBoardMembers(rows, members),
    check: () =>
      boardProblems(members).map(({ member, column, reason }) => {
        return { field: `${entries[member]?.number}.${column}`, message: `This ${reason}.` };
      }),
    onEdit: (name, text) => {
      const [number, field] = name.split('.');
      change(entries.map((entry) => (String(entry.number) === number ? { ...entry, [field ?? '']: text } : entry)));
    },
    saveDraft: () => {},
    removeDraft: () => writeDraft(DRAFT, undefined),
  });
  const { form } = sheetForm;

  function change(next: readonly Entry[]) {
    setEntries(next);
    writeDraft(
      DRAFT,
      next.map(({ number: _, ...member }) => member),
    );
  }

  const add = () =>
    change([...entries, ...numbered([EMPTY], 1 + Math.max(-1, ...entries.map(({ number }) => number)))]);

  return (
    <form {...form.form} className={part} aria-label="Edit Board">
      {entries.length === 0 && <p className={quiet}>There is nobody on the board yet.</p>}
      {entries.map((entry, at) => (
        <Member
          key={entry.number}
          entry={entry}
          attributesOf={(field) => form.field(`${entry.number}.${field}`)}
          onUp={at > 0 ? () => change(moved(entries, at, at - 1)) : undefined}
          onDown={at < entries.length - 1 ? () => change(moved(entries, at, at + 1)) : undefined}
          onRemove={() => change(entries.filter((each) => each !== entry))}
        />
      ))}
      <div className={row}>
        <Button onPress={add}>Add a person</Button>
      </div>
      <FormEnd {...sheetForm} />
    </form>
  );
}

const EMPTY: EditedMember = { row: [], name: '', position: '', image: '', email: '', linkedin: '' };

function numbered(members: readonly EditedMember[], first = 0): Entry[] {
  return members.map((member, at) => ({ ...member, number: first + at }));
}

function moved(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const next = [...entries];
  const [entry] = next.splice(from, 1);
  if (entry) next.splice(to, 0, entry);
  return next;
}

function readMembers(): EditedMember[] | undefined {
  const draft = readDraft(DRAFT);
  return Array.isArray(draft) ? draft.map((member) => ({ ...EMPTY, ...Object(member) })) : undefined;
}

interface MemberProps {
  entry: Entry;
  attributesOf: (field: BoardField) => FieldAttributes;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function Member({ entry, attributesOf, onUp, onDown, onRemove }: MemberProps) {
  const name = visibleText(entry.name) || 'A new person';
  const titleId = attributesOf('name').id;
  return (
    <fieldset className={fieldGroup}>
      <legend>{name}</legend>
      {BOARD_FIELDS.map((field) => (
        <Field
          key={field}
          {...attributesOf(field)}
          look={plainLook}
          label={LABELS[field]}
          hint={field === 'name' ? undefined : capitalised(boardSheet.guide[field]?.note ?? '')}
          defaultValue={entry[field]}
          autoComplete="off"
        />
      ))}
      <div className={row}>
        {onUp && (
          <Button onPress={onUp} aria-describedby={titleId}>
            Move up
          </Button>
        )}
        {onDown && (
          <Button onPress={onDown} aria-describedby={titleId}>
            Move down
          </Button>
        )}
        <Button onPress={onRemove} aria-describedby={titleId}>
          Take off the board
        </Button>
      </div>
    </fieldset>
  );
}
