import { NewMatchForm } from '#app/pages/form/NewMatchForm.tsx';
import { FORM } from '#play/trexlands/form/form.ts';

/** The form for a match of Trexlands. */
export const NewMatchPage = () => <NewMatchForm form={FORM} />;
