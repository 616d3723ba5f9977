// SPDX-License-Identifier: Apache-2.0

/// A call of the program, with the work that it needs.
package struct DriverCall {
  /// The work to do before the compiler is called.
  package enum Work {
    case nothing
    case manifest(ManifestCall)
    case module(ModuleCall)
  }

  /// The settings beside the link that was called.
  package let settings: DriverSettings
  /// The work that this call needs.
  package let work: Work
  private let link: InvocationLink
  private let invocation: Invocation

  /// Creates the call with the given words, and determines the work that it needs.
  ///
  /// - Parameters:
  ///   - words: The name that the program was called by, and the arguments.
  ///   - rewriter: The path of the program that rewrites.
  /// - Throws: `DriverError` if the link is not found, the settings cannot be read, an output file map cannot
  ///   be written, or the module has the name of a module that UIKit depends on.
  package init(_ words: [String], rewriter: String) throws {
    link = try InvocationLink(words.first ?? "")
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

  /// Replaces the process with the compiler, called with the arguments of this call and `added`.
  ///
  /// Calls that link also get the link arguments of the settings. The method does not return if it succeeds.
  ///
  /// - Throws: `DriverError` if the compiler cannot be run.
  package func becomeCompiler(adding added: [String]) throws {
    let links = !invocation.isPassedThrough && invocation.links
    try RealCompiler.become(
      "\(settings.compilerFolder)/\(link.name)",
      arguments: invocation.arguments + added + (links ? settings.linkArguments : []))
  }
}
