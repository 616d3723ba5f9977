// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICommand {
  /// Performs the command on the first object from `responder` on that can perform it.
  ///
  /// - Returns: Whether an object can perform the command.
  @discardableResult
  func perform(from responder: UIResponder) -> Bool {
    guard let target = responder.target(forAction: action, withSender: self) else { return false }
    action.send(to: target as AnyObject, [self])
    return true
  }

  /// Returns the action for the command in an open menu, or `nil` if no object from `responder` on can
  /// perform it.
  ///
  /// A responder that can perform the command validates it first.
  func shown(for responder: UIResponder) -> UIAction? {
    guard let target = responder.target(forAction: action, withSender: self) else { return nil }
    (target as? UIResponder)?.validate(self)
    return UIAction(
      title: title, subtitle: subtitle, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state
    ) { [weak responder] _ in
      if let responder { self.perform(from: responder) }
    }
  }
}
