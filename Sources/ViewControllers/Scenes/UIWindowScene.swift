// SPDX-License-Identifier: Apache-2.0

public import CollectionGeometry
import MullionContracts

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen the windows are on.
  open var screen: UIScreen { (display ?? .program).screen }

  /// The scene's windows that are alive, shown or not, in the order in which they joined.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The window that gets keys; nil when none of this scene does.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// What the scene's status bar would look like.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)

  /// The traits of the scene's first window, or of the screen before there is one.
  open var traitCollection: UITraitCollection {
    (keyWindow ?? windows.first)?.traitCollection ?? screen.traitCollection
  }

  /// What the windows are shown on.
  package private(set) weak var display: ApplicationDisplay?

  /// A scene of `session`.
  public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    display = .current
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The scene of `session` on `display`.
  init(session: UISceneSession, on display: ApplicationDisplay) {
    self.display = display
    super.init(session: session, connectionOptions: UIScene.ConnectionOptions())
  }

  private var members: [Member] = []

  private struct Member {
    weak var window: UIWindow?
  }

  /// Takes a window in that was made for the scene.
  package func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window: window))
  }

  /// Lets a window go.
  package func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }

  package override func titleDidChange() {
    windows.forEach { $0.titleDidChange() }
  }
}
