// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Commands for a shell that messages contain.
package enum ShellCommand {
  private static let harmless = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_/:@.,+-=%")

  /// Returns the command that clones a repository into the working folder, at `revision` if there is one.
  package static func clone(_ address: String, at revision: String?) -> String {
    let clone = "git clone \(quoted(address))"
    guard let revision else { return clone }
    let folder = PinnedDependency.repository(at: address)
    return "\(clone) && git -C \(quoted(folder)) checkout \(quoted(revision))"
  }

  /// Returns a word as the shell reads it: in quotes, unless all of its characters are harmless.
  package static func quoted(_ word: String) -> String {
    // No address or revision is an option, and none may be read as one.
    let safe = word.hasPrefix("-") ? "./\(word)" : word
    guard safe.isEmpty || !safe.allSatisfy(harmless.contains) else { return safe }
    return "'" + safe.replacing("'", with: "'\\''") + "'"
  }
}

extension PinnedDependency {
  /// The command that fetches a submodule, in quotes for a message.
  package var fetchCommand: String {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let place = ShellCommand.quoted(path ?? name)
    // An archive of the sources has no repository that could update its submodules.
    guard let address, !FileManager.default.fileExists(atPath: "\(folder)/.git") else {
      return "`git -C \(ShellCommand.quoted(folder)) submodule update --init \(place)`"
    }
    return "`git clone \(ShellCommand.quoted(address)) \(place)`"
  }
}
