// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A method that a person can choose in a menu: the first in the responder chain that can carries it
/// out.
///
/// A command that nobody can carry out is not shown.
///
/// Known gaps: alternates are kept for callers.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// What the command says.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The method.
  public let action: Selector
  /// What tells commands of one method apart.
  public let propertyList: Any?
  /// Commands for other keys; kept for callers.
  public let alternates: [UICommandAlternate]
  /// What more there is to say.
  open var discoverabilityTitle: String?
  /// How the command is shown.
  open var attributes: Attributes
  /// Whether the command is chosen.
  open var state: State

  /// A command that calls the method `action`.
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
