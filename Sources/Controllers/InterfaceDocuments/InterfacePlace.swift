// SPDX-License-Identifier: Apache-2.0

/// A place in an interface file.
package struct InterfacePlace: Hashable, Sendable, Comparable {
  /// The name of the file in messages.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The column in bytes, counted from 1.
  package let column: Int

  /// Returns whether `left` is before `right`; places of one file are in the order of the file.
  package static func < (left: InterfacePlace, right: InterfacePlace) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension InterfacePlace: CustomStringConvertible {
  /// The place in the format of compilers: `Main.storyboard:12:7`.
  package var description: String { "\(file):\(line):\(column)" }
}
