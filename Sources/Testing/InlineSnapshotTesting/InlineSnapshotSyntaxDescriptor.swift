// SPDX-License-Identifier: Apache-2.0

import Foundation
import SnapshotTesting

/// In which of the closures behind a call the text of an inline snapshot stands.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure of ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``.
  public static let defaultTrailingClosureLabel = "matches"

  /// Labels that the closure had before, and that are found as well.
  public var deprecatedTrailingClosureLabels: [String]
  /// The closure's label, which is written where it isn't the first behind the call.
  public var trailingClosureLabel: String
  /// Which of the closures behind the call it is, from 0 on.
  public var trailingClosureOffset: Int

  /// The closure of that label and number.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the running test at the line of the closure, or that of the call without one.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let source = FileManager.default.contents(atPath: "\(filePath)").map { [UInt8]($0) } ?? []
    let call = SnapshotCallSite(in: source, line: Int(line), column: Int(column), self)
    let place = call?.closure.map { SourceText.line(of: $0.lowerBound, in: source) }
    TestFailure(
      fileID: fileID, filePath: filePath, line: place.map(UInt.init) ?? line, column: column
    ).report(message())
  }
}
