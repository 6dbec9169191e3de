import '../../model/application/application-parts';
import '../../model/forms/form-error';
import '../../ui/forms/field';
import '../../ui/forms/outcome';
import '../../ui/forms/use-form';
