// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// The text of a lock file.
struct LockText {
  private static let largest = 4 << 20

  /// The path of the file.
  let path: String
  /// The lines, in order.
  let lines: [Substring]
  /// The whole text.
  let text: String

  /// Reads the file at `path`.
  ///
  /// - Throws: `ProjectError` when it cannot be read, or has the marks of a conflict.
  init(_ path: String) throws(ProjectError) {
    let data: Data
    do throws(WholeFileError) {
      data = try WholeFile(path).read(atMost: Self.largest)
    } catch {
      throw ProjectError(path, nil, "the lock file can't be read: \(error).")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ProjectError(path, nil, "the lock file is not UTF-8 text.")
    }
    self.path = path
    self.text = text
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if let place = lines.firstIndex(where: { $0.hasPrefix("<<<<<<<") || $0.hasPrefix(">>>>>>>") }) {
      throw ProjectError(
        path, place + 1, "this is a conflict marker of a merge; resolve the conflict first.")
    }
  }
}
