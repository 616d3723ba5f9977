// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// How a program begins with a storyboard.
@MainActor
package enum StoryboardOpening {
  private struct Missing: Error, CustomStringConvertible {
    let description = "there is no such file among the program's resources."
  }

  /// Makes the initial view controller of the main bundle's storyboard of the given name.
  ///
  /// It answers nil when the storyboard has none. Nil: nothing in the program reads storyboards.
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
