// SPDX-License-Identifier: Apache-2.0

import Foundation
import SnapshotTesting

/// The trailing closure of a call that contains the text of an inline snapshot.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure of ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``.
  public static let defaultTrailingClosureLabel = "matches"

  /// The former labels of the closure, which are also recognized.
  public var deprecatedTrailingClosureLabels: [String]
  /// The closure's label, which is written unless it is the first trailing closure.
  public var trailingClosureLabel: String
  /// The index of the closure among the trailing closures, starting at 0.
  public var trailingClosureOffset: Int

  /// Creates a descriptor of the closure with that label and index.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the running test at the line of the closure, or of the call if there is none.
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
