/** A browser window, reduced to what every engine's remote control can do. */
export type Engine = {
  goto: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs a function body in the page and returns its result. */
  evaluate: (body: string, ...args: unknown[]) => Promise<unknown>
  /** Evaluates the body repeatedly until it returns a truthy value. */
  waitFor: (body: string, ...args: unknown[]) => Promise<void>
  /** Presses the first visible element that the selector matches, with the mouse. */
  click: (selector: string) => Promise<void>
  /** Focuses a field and types at its end, key by key. */
  type: (selector: string, text: string) => Promise<void>
  setFile: (selector: string, path: string) => Promise<void>
  /** Moves the pressed mouse along a line, given in shares of the element's width and height. */
  drag: (selector: string, line: readonly (readonly [number, number])[]) => Promise<void>
  stop: () => Promise<void>
}
