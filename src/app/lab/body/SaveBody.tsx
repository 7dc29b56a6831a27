import { downloadText } from '../../storage/download.ts';
import { texts } from '../../texts.ts';

const FILE = 'body.json';

/** Saves a body as others can open it. */
export function SaveBody({ body }: { readonly body: object }) {
  return (
    <button type="button" className="button" onClick={() => downloadText(FILE, `${JSON.stringify(body, null, 2)}\n`)}>
      {texts.lab.saveBody}
    </button>
  );
}
