// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// The preferred configuration of a scene's status bar.
///
/// Differs from UIKit: desktops have no status bar, so the frame is empty in a window; the style and the
/// visibility are the preferences of the frontmost view controller.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  private let style: @MainActor () -> UIStatusBarStyle
  private let hides: @MainActor () -> Bool

  /// Creates the manager of `scene`.
  ///
  /// `style` and `hides` return the preferences of the frontmost view controller.
  init(
    of scene: UIWindowScene, style: @escaping @MainActor () -> UIStatusBarStyle,
    hides: @escaping @MainActor () -> Bool
  ) {
    self.scene = scene
    self.style = style
    self.hides = hides
    super.init()
  }

  /// The style that the frontmost view controller prefers.
  open var statusBarStyle: UIStatusBarStyle { style() }

  /// Whether the frontmost view controller prefers a hidden status bar.
  open var isStatusBarHidden: Bool { hides() }

  /// The frame of the status bar of a simulated device, in points, or an empty rectangle while the bar is
  /// hidden, and in a window.
  open var statusBarFrame: CGRect {
    guard let facts = scene?.display?.facts, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: facts.size.width, height: facts.statusBarHeight)
  }
}
