import '../styles.css';
import { NewMatchForm } from '#app/pages/form/NewMatchForm.tsx';
import { FORM } from '#play/tug-of-war/form/form.ts';

/** The form for a match of Tug of War. */
export const NewMatchPage = () => <NewMatchForm form={FORM} />;
