/** Content text with `[links](/path)` and `**strong**` words, and nothing else. */
export const RichText = ({ text }: { text: string }) =>
  text.split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/).map((part, index) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    if (link) {
      return (
        <a href={link[2]} key={index}>
          {link[1]}
        </a>
      )
    }
    return part.startsWith('**') ? <strong key={index}>{part.slice(2, -2)}</strong> : part
  })
