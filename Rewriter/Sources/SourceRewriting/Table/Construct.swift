// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A construct of iOS sources that a compiler without Objective-C rejects, and that is replaced.
///
/// ``Constructs/all`` lists all of them. A construct that depends on one file only is replaced during the
/// traversal of the file (``SourceSurvey``); one that needs the whole module is a ``ModuleConstruct``.
protocol Construct: SendableMetatype {
  /// The rows of the construct in the table of `README.md`.
  static var rows: [ConstructRow] { get }

  /// Records the ranges that the construct may change in a file that contains `node`.
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces)

  /// Returns whether a file contains the construct according to its text, independent of syntax.
  static func stands(in text: SourceText) -> Bool
}

extension Construct {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {}

  static func stands(in text: SourceText) -> Bool { false }

  /// The name of the construct's type and file.
  static var name: String { "\(Self.self)" }
}
