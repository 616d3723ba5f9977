// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// Something that a person does to a row by swiping it aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does when it is chosen.
  ///
  /// Called with the action, the view that shows it, and what to call when the action is carried
  /// out (true) or was not (false); the row then closes.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What kind of action it is.
  public enum Style: Int, Sendable {
    /// One that can be taken back.
    case normal = 0
    /// One that deletes.
    case destructive = 1
  }

  /// What kind of action it is.
  public let style: Style
  /// What the action does when it is chosen.
  public let handler: Handler
  /// What the action is called.
  open var title: String?
  /// The picture of the action, painted white.
  open var image: UIImage?
  private var ownColor: UIColor?

  /// An action; it shows `title`, or an image that is set afterwards.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(kind: style, title: title, handler: handler)
  }

  private init(kind: Style, title: String?, handler: @escaping Handler) {
    style = kind
    self.title = title
    self.handler = handler
  }

  /// The colour behind the action; nil gives it back that of its style: grey, or red.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
}
