import { element, options } from '../workbench/element';
import type { Account } from './systems/system';
import { SYSTEMS, systemNamed } from './systems/systems';

/** The answers; undefined for a question that isn't answered yet. */
export interface SystemAnswers {
  system: string | undefined;
  account: Account | undefined;
}

/** Reads the answers from the page's address. Unknown values count as no answer. */
export function readSystemAnswers(query: URLSearchParams): SystemAnswers {
  const system = systemNamed(query.get('system'));
  const account = system?.accounts?.find(({ id }) => id === query.get('account'))?.id;
  return { system: system?.id, account };
}

export function writeSystemAnswers({ system, account }: SystemAnswers, query: URLSearchParams): void {
  if (system) query.set('system', system);
  if (account) query.set('account', account);
}

/** Asks for the system and, where it matters, for what the account may do. */
export function systemChoice(answers: SystemAnswers, onChange: (answers: SystemAnswers) => void): HTMLElement {
  const accounts = element('div');
  const list = SYSTEMS.map(({ id, name }) => ({ value: id, label: name }));
  const systems = options('system', 'Which system is your page in?', list, (system) => {
    answers = { system, account: undefined };
    showAccounts();
    onChange(answers);
  });
  systems.choose(answers.system);
  systems.row.classList.add('systems');

  function showAccounts() {
    const question = systemNamed(answers.system ?? null)?.accounts;
    if (!question) return accounts.replaceChildren();
    const choices = question.map(({ id, label }) => ({ value: id, label }));
    const { row, choose } = options('account', 'What may your account do?', choices, (account) => {
      answers = { ...answers, account: account as Account };
      onChange(answers);
    });
    choose(answers.account);
    row.classList.add('accounts');
    accounts.replaceChildren(row);
  }

  showAccounts();
  return element('div', { className: 'questions' }, systems.row, accounts);
}
