// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// What a scene's status bar would look like.
///
/// Differs from UIKit: desktops have no status bar, so that its frame is empty in a window; style and
/// hiding are what the view controller in front prefers.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  private let style: @MainActor () -> UIStatusBarStyle
  private let hides: @MainActor () -> Bool

  /// Creates the manager of `scene`; `style` and `hides` return what the view controller in front
  /// prefers.
  init(
    of scene: UIWindowScene, style: @escaping @MainActor () -> UIStatusBarStyle,
    hides: @escaping @MainActor () -> Bool
  ) {
    self.scene = scene
    self.style = style
    self.hides = hides
    super.init()
  }

  /// What the view controller in front prefers.
  open var statusBarStyle: UIStatusBarStyle { style() }

  /// Whether the view controller in front prefers that there is none.
  open var isStatusBarHidden: Bool { hides() }

  /// Where the status bar of a device is that a test kit stands for; empty while it is hidden, and in
  /// a window.
  open var statusBarFrame: CGRect {
    guard let facts = scene?.display?.facts, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: facts.size.width, height: facts.statusBarHeight)
  }
}
