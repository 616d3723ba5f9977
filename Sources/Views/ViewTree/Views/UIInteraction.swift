// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An interaction that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction, or `nil`.
  var view: UIView? { get }
  /// Called before the interaction is added to `view`, or removed from its view if `view` is `nil`.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to `view`, or removed from its view if `view` is `nil`.
  func didMove(to view: UIView?)
}

extension UIInteraction {
  /// Adds the interaction to `view`, removing it from its previous view.
  func come(to view: UIView) {
    guard !view.tree.interactions.contains(where: { $0 === self }) else { return }
    self.view?.removeInteraction(self)
    willMove(to: view)
    view.tree.interactions.append(self)
    didMove(to: view)
  }

  /// Removes the interaction from `view` if it is one of its interactions.
  func leave(_ view: UIView) {
    guard view.tree.interactions.contains(where: { $0 === self }) else { return }
    willMove(to: nil)
    view.tree.interactions.removeAll { $0 === self }
    didMove(to: nil)
  }
}

extension UIView {
  /// Removes the interactions that are not in `list`, and adds those that are new.
  func replaceInteractions(by list: [any UIInteraction]) {
    let gone = interactions.filter { old in !list.contains { $0 === old } }
    for interaction in gone { removeInteraction(interaction) }
    for interaction in list { addInteraction(interaction) }
  }
}
