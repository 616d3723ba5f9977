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

  /// Has the first from `responder` on that can carry the command out do it.
  ///
  /// - Returns: Whether somebody could.
  @discardableResult
  func perform(from responder: ResponderObject) -> Bool {
    guard let target = responder.target(forAction: action, withSender: self) else { return false }
    action.send(to: target as AnyObject, [self])
    return true
  }

  /// What stands for the command in an open menu; nil: nobody from `responder` on can carry it out.
  func shown(for responder: ResponderObject) -> UIAction? {
    guard let target = responder.target(forAction: action, withSender: self) else { return nil }
    (target as? ResponderObject)?.validate(self)
    return UIAction(
      title: title, subtitle: subtitle, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state
    ) { [weak responder] _ in
      if let responder { self.perform(from: responder) }
    }
  }
}
