import { useRef, useState, type KeyboardEvent } from 'react'
import { markdownTexts as texts } from '../../../../content/admin/articles.ts'
import { markdownMarks, type MarkdownMark } from './markdown-edits.ts'

export type Tool = MarkdownMark | 'link' | 'picture'

const tools: Tool[] = [...markdownMarks, 'link', 'picture']

/** One stop of the Tab key; the arrow keys go from button to button. */
export const Toolbar = ({ controls, onUse }: { controls: string; onUse: (tool: Tool) => void }) => {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent) => {
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tools.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tools.length) % tools.length
    setCurrent(index)
    bar.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div
      className="toolbar"
      role="toolbar"
      aria-label={texts.toolbar}
      aria-controls={controls}
      ref={bar}
      onKeyDown={move}
    >
      {tools.map((tool, index) => (
        <button
          className="button button-quiet"
          key={tool}
          type="button"
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => onUse(tool)}
        >
          {texts.tools[tool]}
        </button>
      ))}
    </div>
  )
}
