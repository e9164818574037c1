import type { converterTexts } from '../../content/pages/home.ts'

/** Placeholder: the converter arrives with its own change. */
export const Converter = ({ texts }: { texts: typeof converterTexts }) => <p className="soft">{texts.label}</p>
