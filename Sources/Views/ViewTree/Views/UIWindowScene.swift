// SPDX-License-Identifier: Apache-2.0

/// A scene that contains the windows of the program.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The scene's windows that exist, shown or not, by ascending level, then in the order in which they
  /// joined.
  open var windows: [UIWindow] {
    let alive = members.compactMap(\.window)
    guard alive.contains(where: { $0.windowLevel != .normal }) else { return alive }
    return alive.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }

  /// The key window, or `nil` if no window of this scene is key.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  private var members: [Member] = []

  private struct Member {
    weak var window: UIWindow?
  }

  /// Adds a window to the scene.
  package func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window: window))
  }

  /// Removes a window from the scene.
  package func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}
