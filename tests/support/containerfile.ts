/** One instruction of a Containerfile, such as `COPY`, with its arguments; continuation lines are joined. */
export type Step = { instruction: string; rest: string }

export type Stage = { name: string; from: string; steps: Step[] }

/** The stages of a Containerfile, in order; the last one is the image. */
export function readContainerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (instruction === 'FROM') {
      const [, from = '', name = String(stages.length)] = /^(\S+)(?: AS (\S+))?$/i.exec(rest) ?? []
      stages.push({ name, from, steps: [] })
    } else {
      const stage = stages.at(-1)
      if (!stage) throw new Error(`${line} comes before the first FROM.`)
      stage.steps.push({ instruction, rest })
    }
  }
  return stages
}

/** Whether a .dockerignore keeps a path out of the image. Supports only the patterns that ours uses. */
export function isIgnored(path: string, ignore: string): boolean {
  const rules = ignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return rules.some((rule) => {
    const ending = /^\*\*\/\*(\.[\w.]+)$/.exec(rule)?.[1]
    if (ending) return path.endsWith(ending)
    if (/[*?!\\[]/.test(rule)) throw new Error(`${rule} in .dockerignore has a form that this test does not support.`)
    return path === rule || path.startsWith(`${rule}/`)
  })
}
