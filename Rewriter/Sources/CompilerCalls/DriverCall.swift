// SPDX-License-Identifier: Apache-2.0

/// What a call of the program comes to.
package struct DriverCall {
  /// What has to be done before the compiler is called.
  package enum Work {
    case nothing
    case manifest(ManifestCall)
    case module(ModuleCall)
  }

  /// What stands beside the link that was called.
  package let settings: DriverSettings
  /// What has to be done for this call.
  package let work: Work
  private let link: CalledLink
  private let invocation: Invocation

  /// The call with `words`, the first of them what the program was called as; `rewriter` is the program that
  /// rewrites.
  ///
  /// - Throws: `DriverError` where it can't be understood.
  package init(_ words: [String], rewriter: String) throws {
    link = try CalledLink(words.first ?? "")
    settings = try DriverSettings(besides: link)
    let called = Invocation(
      LanguageMode.known(Array(words.dropFirst())), asFrontend: link.isFrontend)
    invocation = try LinkedSources(called, settings: settings).resolved()
    if let manifest = ManifestCall(invocation) {
      work = .manifest(manifest)
    } else if invocation.isPassedThrough || invocation.sources.isEmpty
      || settings.leaveAlone.contains(invocation.moduleName)
    {
      work = .nothing
    } else {
      work = .module(try ModuleCall(invocation, settings: settings, rewriter: rewriter))
    }
  }

  /// Becomes the compiler, which is told what the call was told and what is `added`; returns only when
  /// that cannot be.
  package func becomeCompiler(adding added: [String]) throws {
    let links = !invocation.isPassedThrough && invocation.links
    try RealCompiler.become(
      "\(settings.compilerFolder)/\(link.name)",
      arguments: invocation.arguments + added + (links ? settings.linkArguments : []))
  }
}
