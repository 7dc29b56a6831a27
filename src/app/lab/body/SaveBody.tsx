import { HandedOut, useHandingOut } from '#app/frame/handing.tsx';
import { textFile } from '#app/storage/handOut.ts';
import { texts } from '#play/texts.ts';
import { Button } from '#app/ui/Button.tsx';

const LONGEST = 40; // characters

/** By its title, as far as every file system takes it. */
function fileOf(body: object): string {
  const title = 'title' in body && typeof body.title === 'string' ? body.title : '';
  const plain = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
  return `${plain === '' ? 'body' : plain}.json`;
}

/** Saves a body as others can open it. */
export function SaveBody({ body }: { readonly body: object }) {
  const out = useHandingOut();
  return (
    <>
      <Button onClick={() => out.give(textFile(fileOf(body), `${JSON.stringify(body, null, 2)}\n`))}>
        {texts.lab.saveBody}
      </Button>
      <HandedOut out={out} />
    </>
  );
}
