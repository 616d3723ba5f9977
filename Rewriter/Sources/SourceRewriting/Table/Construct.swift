// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A construct of iOS sources that a compiler without Objective-C does not take, and that is replaced.
///
/// ``Constructs/all`` lists all of them. A construct that a file alone decides is replaced by the walk through
/// the file (``SourceSurvey``), one that needs the whole module is a ``ModuleConstruct``.
protocol Construct: SendableMetatype {
  /// The rows of the construct in the table of `README.md`.
  static var rows: [ConstructRow] { get }

  /// Notes where the construct may change a file that has `node`.
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces)

  /// Whether the construct stands in a file by its text, whatever its syntax.
  static func stands(in text: SourceText) -> Bool
}

extension Construct {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {}

  static func stands(in text: SourceText) -> Bool { false }

  /// The name of the construct's type and file.
  static var name: String { "\(Self.self)" }
}
