// SPDX-License-Identifier: Apache-2.0

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The scene's windows that are alive, shown or not, in the order in which they joined.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The window that gets keys; nil when none of this scene does.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

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
}
