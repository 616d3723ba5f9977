// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews
public import MullionViewTree

/// One action at the trailing edge of a row that is swiped aside, in the way before iOS 11.
///
/// See `UIContextualAction` for the way since.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
  /// What an action is for.
  public enum Style: Int, Hashable, Sendable {
    /// Something that can't be taken back; as `destructive`.
    case `default` = 0
    /// Anything else.
    case normal = 1

    /// Something that can't be taken back.
    public static var destructive: Style { .default }
  }

  private let handler: (UITableViewRowAction, IndexPath) -> Void
  /// What the action is for.
  public let style: Style
  /// What its button says.
  open var title: String?
  /// The color of its button; nil: that of its style.
  open var backgroundColor: UIColor?

  /// An action whose button calls `handler` with the row.
  public init(
    style: Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The same action.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The same as actions are since iOS 11, for the row at `path`.
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
