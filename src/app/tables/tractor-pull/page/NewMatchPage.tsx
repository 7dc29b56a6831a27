import '../styles.css';
import { NewMatchForm } from '#app/pages/form/NewMatchForm.tsx';
import { FORM } from '#play/tractor-pull/form/form.ts';

/** The form for a game of Tractor Pull. */
export const NewMatchPage = () => <NewMatchForm form={FORM} />;
