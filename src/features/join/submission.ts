/* Loaded when the application form is first focused: validation with zod, sending and the outcome. */
export { uploadApplication } from '../../api/upload';
export { applicationOf, fieldErrorsIn, validateApplication } from '../../model/application/application';
export { pastedEmail } from '../../model/forms/field-rules';
export { isPhoneNumber } from '../../model/forms/phone';
export { ErrorSummary } from '../../ui/forms/error-summary';
export { SuccessPanel } from './success-panel';
