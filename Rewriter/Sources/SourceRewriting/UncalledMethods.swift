// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A search for optional methods of UIKit delegates that only a subclass of the conforming class adds.
///
/// Without the rewriter nothing calls them, because a witness is chosen where a class conforms.
public struct UncalledMethods: Sendable {
  private let configuration: ModuleConfiguration

  /// Creates a search in the module that `configuration` describes.
  public init(_ configuration: ModuleConfiguration) {
    self.configuration = configuration
  }

  /// Returns a problem for each such method in `texts`, the complete sources of the module, by file and line.
  public func found(in texts: [SourceText]) -> [Problem] {
    DeepThreads.run { foundHere(in: texts) }
  }

  private func foundHere(in texts: [SourceText]) -> [Problem] {
    let sources = texts.filter { $0.firstForeignByte == nil }.map { ParsedSource($0) }
    let surveys = sources.enumerated().map { file, source in
      SourceSurvey(source, file: file, configuration: configuration)
    }
    let module = ModuleFacts(
      sources: sources, types: surveys.flatMap(\.types), imports: surveys.map(\.imports),
      configuration: configuration)
    return OptionalForwarder(module).added.compactMap { added -> Problem? in
      // Without the overlay compiler, protocols of the module itself have no optional methods.
      guard let proto = added.proto, let base = added.base else { return nil }
      let text = sources[added.home.file].text
      let name = added.member.nameToken ?? added.member.decl.firstToken(viewMode: .sourceAccurate)
      return Problem(
        place: text.place(at: name?.range.lowerBound ?? 0),
        message:
          "'\(added.member.fullName)' is never called: '\(base.name)' conforms to "
          + "\(proto) without it; declare it there as well and override it here, or build "
          + "with 'mullion build'",
        severity: .warning)
    }.sorted { ($0.place.path, $0.place.line) < ($1.place.path, $1.place.line) }
  }
}
