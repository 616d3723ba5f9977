// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// A maker of objects from nibs and storyboards.
package protocol StoryboardReading: InterfaceReading {
  /// The storyboard called `name`; nil: there is no such file.
  func storyboard(named name: String, in bundle: Bundle?) throws -> (any StoryboardContent)?
}

extension InterfaceReader {
  /// The reader of storyboards; nil: the program is linked without it, which `UIKit` never is.
  package static var ofStoryboards: (any StoryboardReading)? { shared as? any StoryboardReading }
}
