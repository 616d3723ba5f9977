// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// An action that the user performs on a row by swiping it.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The handler of an action.
  ///
  /// It receives the action, the view that displays it, and a completion to call when the action was
  /// performed (`true`) or not (`false`); the row then closes.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of an action.
  public enum Style: Int, Sendable {
    /// A reversible action.
    case normal = 0
    /// An action that deletes data.
    case destructive = 1
  }

  /// The style of the action, which determines the default background color.
  public let style: Style
  /// The handler called when the action is chosen.
  public let handler: Handler
  /// The title of the action.
  open var title: String?
  /// The image of the action, drawn in white.
  open var image: UIImage?
  private var ownColor: UIColor?

  /// Creates an action with a title; its image can be set afterwards.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(kind: style, title: title, handler: handler)
  }

  private init(kind: Style, title: String?, handler: @escaping Handler) {
    style = kind
    self.title = title
    self.handler = handler
  }

  /// The background color of the action; setting `nil` restores the color of the style, which is gray for
  /// `normal` and red for `destructive`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
}
