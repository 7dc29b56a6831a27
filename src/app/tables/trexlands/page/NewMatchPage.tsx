import { NewMatchForm } from '#app/pages/form/NewMatchForm.tsx';
import { FORM } from '#play/trexlands/form/form.ts';
import { OwnTruckField } from './OwnTruckField.tsx';

const OWN = { truck: OwnTruckField };

/** The form for a match of Trexlands. */
export const NewMatchPage = () => <NewMatchForm form={FORM} own={OWN} />;
