// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICommand {
  /// Has the first from `responder` on that can carry the command out do it.
  ///
  /// - Returns: Whether somebody could.
  @discardableResult
  func perform(from responder: UIResponder) -> Bool {
    guard let target = responder.target(forAction: action, withSender: self) else { return false }
    action.send(to: target as AnyObject, [self])
    return true
  }

  /// What stands for the command in an open menu; nil: nobody from `responder` on can carry it out.
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
