// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A reader of nibs and storyboards.
package protocol StoryboardReading: InterfaceReading {
  /// Returns the storyboard with the given name, or `nil` if there is no such file.
  func storyboard(named name: String, in bundle: Bundle?) throws -> (any StoryboardContent)?
}

extension InterfaceReader {
  /// The reader of storyboards, or `nil` if the program is linked without one, which is never the case with
  /// `UIKit`.
  package static var ofStoryboards: (any StoryboardReading)? { shared as? any StoryboardReading }
}
