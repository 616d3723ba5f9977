// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews
public import MullionViewTree

/// One action at the trailing edge of a swiped row, in the form used before iOS 11.
///
/// Replaced by `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An irreversible action, the same as `destructive`.
    case `default` = 0
    /// An action that is not destructive.
    case normal = 1

    /// An irreversible action.
    public static var destructive: Style { .default }
  }

  private let handler: (UITableViewRowAction, IndexPath) -> Void
  /// The style of the action, which determines the default color of its button.
  public let style: Style
  /// The title of the action's button.
  open var title: String?
  /// The background color of the action's button; `nil` for the color of its style.
  open var backgroundColor: UIColor?

  /// Creates an action whose button calls `handler` with the row's index path.
  public init(
    style: Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Returns the action itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the equivalent contextual action for the row at `path`.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { [self] _, _, done in
      handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
