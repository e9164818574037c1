import { useState } from 'react'
import { pictureTexts as texts } from '../../../../content/admin/articles.ts'
import { articleDrawings } from '../../../../contract/article.ts'
import { readPicturePath } from '../../../../contract/picture.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { PictureDialog } from './picture-dialog.tsx'

type Value = { picture: string; pictureAlt: string }

type Props = {
  value: Value
  errors: Partial<Record<string, string>>
  onChange: (value: Value) => void
}

/** The picture at the top of an article: an uploaded one, or a drawing of the site. */
export const PictureField = ({ value: { picture, pictureAlt }, errors, onChange }: Props) => {
  const [isAdding, setIsAdding] = useState(false)
  const uploaded = readPicturePath(picture)
  return (
    <fieldset className="picture-field">
      <legend>{texts.legend}</legend>
      <SelectField
        id="picture"
        label={texts.choice}
        error={errors['picture']}
        value={picture}
        onChange={({ target }) => onChange({ picture: target.value, pictureAlt: '' })}
        none={texts.none}
        options={[
          ...(uploaded ? [[picture, texts.uploaded] as const] : []),
          ...articleDrawings.map((name) => [name, texts.drawings[name]] as const),
        ]}
      />
      <button className="button button-quiet" type="button" onClick={() => setIsAdding(true)}>
        {uploaded ? texts.replace : texts.upload}
      </button>
      <TextField
        id="pictureAlt"
        label={texts.alt}
        help={texts.altHelp}
        error={errors['pictureAlt']}
        rows={2}
        value={pictureAlt}
        onChange={({ target }) => onChange({ picture, pictureAlt: target.value })}
      />
      <PictureDialog
        title={texts.upload}
        open={isAdding}
        onDone={({ path }, alt) => {
          setIsAdding(false)
          onChange({ picture: path, pictureAlt: alt })
        }}
        onClose={() => setIsAdding(false)}
      />
    </fieldset>
  )
}
