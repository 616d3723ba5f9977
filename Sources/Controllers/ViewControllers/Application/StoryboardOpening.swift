// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The launch of a program with a storyboard.
@MainActor
package enum StoryboardOpening {
  private struct Missing: Error, CustomStringConvertible {
    let description = "there is no such file among the program's resources."
  }

  /// A closure that creates the initial view controller of the main bundle's storyboard with the given name.
  ///
  /// The closure returns `nil` for a storyboard without an initial view controller, and throws if the
  /// storyboard is missing. The closure itself is `nil` if the program is linked without a reader of
  /// storyboards.
  package static var initialViewController: ((_ name: String) throws -> UIViewController?)? =
    InterfaceReader.ofStoryboards.map { reader in
      { name in
        guard let content = try reader.storyboard(named: name, in: nil) else { throw Missing() }
        guard content.hasScene(nil) else { return nil }
        let storyboard = UIStoryboard(name: name, content: content)
        return content.makeController(nil, for: storyboard, creator: nil)
      }
    }
}
