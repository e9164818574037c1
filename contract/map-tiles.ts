/** Where the agent map gets vector tiles from: one PMTiles file, or a server with an address for each tile. */
export type MapTiles = { kind: 'archive' | 'server'; url: string }
