// SPDX-License-Identifier: Apache-2.0

/// A place in an interface file.
package struct InterfacePlace: Hashable, Sendable, Comparable {
  /// What the file is called in messages.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The byte in the line, from 1.
  package let column: Int

  /// Places of one file stand in the order of the file.
  package static func < (left: InterfacePlace, right: InterfacePlace) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension InterfacePlace: CustomStringConvertible {
  /// `Main.storyboard:12:7`, as compilers say it.
  package var description: String { "\(file):\(line):\(column)" }
}
