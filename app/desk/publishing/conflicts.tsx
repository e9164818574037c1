import { partName } from '../../../content/admin/publishing-history.ts'
import { editorTexts } from '../../../content/admin/publishing.ts'
import { textsIn } from '../../../contract/text-changes.ts'
import { partText } from './part-text.ts'
import type { Conflict } from './use-publication.ts'

const texts = editorTexts.conflict

type Props = { conflicts: Conflict[]; onSettle: (conflict: Conflict, choice: 'mine' | 'theirs') => void }

/** The parts that two people changed at the same time, each with both texts. */
export const Conflicts = ({ conflicts, onSettle }: Props) => (
  <div role="alert">
    {conflicts.length > 0 && (
      <section className="notice notice-bad conflicts">
        <h2>{texts.title}</h2>
        <p>{texts.text}</p>
        {conflicts.map((conflict) => (
          <div key={conflict.field}>
            <h3>{partName(conflict.field)}</h3>
            <dl>
              <dt>{texts.mine}</dt>
              <dd>{shown(conflict.field, conflict.mine)}</dd>
              <dt>{texts.theirs}</dt>
              <dd>{shown(conflict.field, conflict.theirs)}</dd>
            </dl>
            <p className="desk-actions">
              <button
                className="button button-quiet button-small"
                type="button"
                onClick={() => onSettle(conflict, 'mine')}
              >
                {texts.keep}
              </button>
              <button
                className="button button-quiet button-small"
                type="button"
                onClick={() => onSettle(conflict, 'theirs')}
              >
                {texts.take}
              </button>
            </p>
          </div>
        ))}
      </section>
    )}
  </div>
)

/** Each text in it on a line of its own. */
const shown = (field: string, value: unknown) =>
  textsIn({ [field]: value })
    .map(([part, text]) => partText(part, text))
    .join('\n') || texts.blank
