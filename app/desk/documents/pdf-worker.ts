// oxlint-disable-next-line import/no-unassigned-import -- the module is the worker itself
import 'pdfjs-dist/build/pdf.worker.min.mjs'
