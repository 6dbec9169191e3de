/* What an application needs from its first edit on, and not to be shown: its rules with zod, sending, what follows. */
export { submitApplication } from '../../api/upload';
export { applicationOf, fieldErrorsIn, validateApplication } from '../../model/application/application';
export { isPhoneNumber } from '../../model/forms/phone';
export { ErrorSummary } from '../../ui/forms/error-summary';
export { SuccessPanel } from './success-panel';
