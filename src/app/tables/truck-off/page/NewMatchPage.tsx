import '../styles.css';
import { NewMatchForm } from '#app/pages/form/NewMatchForm.tsx';
import { FORM } from '#play/truck-off/form/form.ts';
import { OwnDiceField } from './OwnDiceField.tsx';

const OWN = { dice: OwnDiceField };

/** The form for a match of Truck Off. */
export const NewMatchPage = () => <NewMatchForm form={FORM} own={OWN} />;
