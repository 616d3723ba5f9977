// SPDX-License-Identifier: Apache-2.0

public import CollectionGeometry
import MullionContracts

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen the windows are on.
  open var screen: UIScreen { .main }

  /// The scene's windows that are alive, shown or not, in the order in which they joined.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The window that gets keys; nil when none of this scene does.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// What the scene's status bar would look like.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)

  /// The traits of the scene's first window, or of the screen before there is one.
  open var traitCollection: UITraitCollection {
    (keyWindow ?? windows.first)?.traitCollection ?? UIScreen.main.traitCollection
  }

  private var members: [Member] = []

  private struct Member {
    weak var window: UIWindow?
  }

  package func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window: window))
  }

  package func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }

  package override func titleDidChange() {
    windows.forEach { $0.titleDidChange() }
  }
}
