import { useState } from 'react';
import { faultOfIssue } from '#engine/files/readJson.ts';
import { shortened } from '#engine/files/shortened.ts';
import { truckSchema, type TruckFile } from '#engine/truckFile.ts';
import { whyNoTruck } from '#games/trexlands/ownTruck.ts';
import { jsonOfFile } from '#play/storage/textOfFile.ts';
import { withTruck, type Draft } from '#play/trexlands/form/draft.ts';
import { ownTruck } from '#play/trexlands/texts/ownTruck.ts';
import { ownTruckTold } from '#play/trexlands/words/ownTruck.ts';
import { ok, type Result } from '#sim/result.ts';
import { Button } from '#app/ui/Button.tsx';
import { FieldSet } from '#app/ui/Field.tsx';
import { FilePicker } from '#app/ui/FilePicker.tsx';

interface OwnTruckFieldProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** Takes a truck file for all trucks of the match. */
export function OwnTruckField({ draft, onDraft }: OwnTruckFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const put = (truck: TruckFile | undefined): void => onDraft({ ...draft, options: withTruck(draft.options, truck) });
  const take = async (file: File): Promise<void> => {
    const read = await truckIn(file);
    setRefused(read.ok ? null : ownTruck.refused(shortened(file.name), read.fault.message));
    if (read.ok) put(read.value);
  };
  const [told] = ownTruckTold(draft.options.truck);
  return (
    <FieldSet legend={ownTruck.label} note={ownTruck.note}>
      <div className="row">
        <FilePicker label={ownTruck.choose} onPick={(file) => void take(file)} />
        {told && (
          <>
            <output>{told.words}</output>
            <Button look="quiet" onClick={() => put(undefined)}>
              {ownTruck.remove}
            </Button>
          </>
        )}
      </div>
      <div role="alert">{refused !== null && <p className="wrong">{refused}</p>}</div>
    </FieldSet>
  );
}

async function truckIn(file: File): Promise<Result<TruckFile>> {
  const json = await jsonOfFile(file);
  if (!json.ok) return json;
  const read = truckSchema.safeParse(json.value);
  if (!read.success) return { ok: false, fault: faultOfIssue(read.error, json.value) };
  return whyNoTruck(read.data) ?? ok(read.data);
}
