// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a person may do with the windows of a scene.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  private let changed: () -> Void

  init(changed: @escaping () -> Void) {
    self.changed = changed
    super.init()
  }

  /// Whether a window has a button that closes it.
  open var isClosable = true { didSet { if isClosable != oldValue { changed() } } }

  /// Whether a window has a button that takes it off the display for a while.
  ///
  /// A wish: a desktop gives all windows the same buttons, but for the one that closes.
  open var isMiniaturizable = true
}
