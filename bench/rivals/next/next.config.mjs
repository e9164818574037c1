export default { typescript: { ignoreBuildErrors: true }, serverExternalPackages: ['pg'] }
