// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The operations on the windows of a scene that are available to the user.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  private let changed: () -> Void

  init(changed: @escaping () -> Void) {
    self.changed = changed
    super.init()
  }

  /// Whether a window has a close button.
  open var isClosable = true { didSet { if isClosable != oldValue { changed() } } }
}
