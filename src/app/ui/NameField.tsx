import { LONGEST_NAME } from '#engine/seats.ts';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Of whoever has the device, which a browser may know; else somebody else's. */
  readonly isOwn?: boolean;
}

/** The name by which others see a player. */
export const NameField = ({ label, value, onChange, isOwn = true }: NameFieldProps) => (
  <label className="room-field">
    <span>{label}</span>
    <input
      className="text-field"
      maxLength={LONGEST_NAME}
      autoComplete={isOwn ? 'name' : 'off'}
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
