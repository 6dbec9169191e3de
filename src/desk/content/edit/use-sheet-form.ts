import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../api/call';
import { failureText } from '../../../api/desk/desk-failure';
import { type SheetCells, shrinkingSheets } from '../../../model/desk/publication';
import type { SheetCondition } from '../../../model/desk/sheet-report';
import type { FormError } from '../../../model/forms/form-error';
import type { Answers } from '../../../ui/forms/controls';
import { useForm } from '../../../ui/forms/use-form';
import { conflictsIn, sheetConflictText } from '../conflict';
import { publishCells } from '../queries';

export interface SheetFormProps {
  condition: SheetCondition;
  cells: SheetCells;
  /** Loads the cells again, because someone else has published. */
  reload: () => void;
  /** Called when the sheet was published, with the version that it is based on, or when the form is closed. */
  onEnd: (basedOn?: number) => void;
}

interface SheetFormOptions {
  initial: Answers;
  /** Returns the sheet's cells with what was typed. */
  rows: (answers: Answers) => readonly (readonly string[])[];
  check: (answers: Answers) => readonly FormError[];
  /** Called for every edit. */
  onEdit?: (name: string, value: string) => void;
  saveDraft: (answers: Answers) => void;
  removeDraft: () => void;
}

/** The part of a sheet's form that publishes it. */
export function useSheetForm({ condition, cells, reload, onEnd }: SheetFormProps, options: SheetFormOptions) {
  const { name, title } = condition;
  const [isLoss, setLoss] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: (rows: readonly (readonly string[])[]) =>
      publishCells({ sheet: name, basedOn: cells.basedOn, isConfirmed: isLoss }, rows),
  });
  const form = useForm<Answers>({
    initial: options.initial,
    read: (answers) => answers,
    check: options.check,
    send: (answers) => mutateAsync(options.rows(answers)),
    isCleared: false,
    onEdit: (name, value) => options.onEdit?.(name, value),
    onSent: () => onEnd(cells.basedOn),
    onFailure(error) {
      const [conflict] = conflictsIn(error);
      setConflict(conflict !== undefined);
      setLoss(error instanceof CallError && shrinkingSheets.safeParse(error.body).success);
      const reason = conflict ? `Nothing was published: ${sheetConflictText(conflict, title)}` : failureText(error);
      return { text: `${reason} What you typed is still here.` };
    },
    draft: { save: options.saveDraft, remove: options.removeDraft },
  });
  return {
    form,
    /** The button's text. */
    action: form.isSending ? 'Publishing…' : isLoss ? 'Publish with fewer items' : 'Publish',
    /** Loads what was published in the meantime, after a conflict. */
    onConflict: isConflict ? reload : undefined,
    cancel() {
      form.draft.discard();
      onEnd();
    },
  };
}
