/** The list of applications without anyone beside it. */
export default function NobodyOpen() {
  return null
}
