// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A menu element that calls a method of the first object in the responder chain that can perform it.
///
/// A command that no object can perform is not shown.
///
/// Known gaps: alternates have no effect.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The title of the command.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The selector of the method that performs the command.
  public let action: Selector
  /// An object that distinguishes commands with the same method.
  public let propertyList: Any?
  /// The alternates of the command for other modifier keys.
  ///
  /// - Note: Has no effect on Linux: the alternates are only stored.
  public let alternates: [UICommandAlternate]
  /// A description of the command: the title of its menu row if `title` is empty, otherwise the row's
  /// accessibility hint; `nil` for none.
  open var discoverabilityTitle: String?
  /// The attributes of the command in a menu.
  open var attributes: Attributes
  /// The state of the command: off, on or mixed.
  open var state: State

  /// Creates a command that calls the method `action`.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
