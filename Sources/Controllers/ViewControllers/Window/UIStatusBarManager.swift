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

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// What the view controller in front prefers.
  open var statusBarStyle: UIStatusBarStyle {
    front(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether the view controller in front prefers that there is none.
  open var isStatusBarHidden: Bool {
    front(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// Where the status bar of a device is that a test kit stands for; empty while it is hidden, and in
  /// a window.
  open var statusBarFrame: CGRect {
    guard let facts = scene?.display?.facts, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: facts.size.width, height: facts.statusBarHeight)
  }

  /// The controller that decides, which others name.
  private func front(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard let window = scene?.keyWindow ?? scene?.windows.first else { return nil }
    var front = window.rootViewController
    while let presented = front?.presentedViewController,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    { front = presented }
    while let controller = front, let next = child(controller), next !== controller {
      front = next
    }
    return front
  }
}
