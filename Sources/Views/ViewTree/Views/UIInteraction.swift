// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that a person can do with a view, which the view is given.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// The interaction is about to be given to `view`, or taken away (nil).
  func willMove(to view: UIView?)
  /// The interaction was given to `view`, or taken away (nil).
  func didMove(to view: UIView?)
}

extension UIInteraction {
  /// Is given to `view`; the view that has it loses it.
  func come(to view: UIView) {
    guard !view.tree.interactions.contains(where: { $0 === self }) else { return }
    self.view?.removeInteraction(self)
    willMove(to: view)
    view.tree.interactions.append(self)
    didMove(to: view)
  }

  /// Is taken away from `view`, if it is one of its interactions.
  func leave(_ view: UIView) {
    guard view.tree.interactions.contains(where: { $0 === self }) else { return }
    willMove(to: nil)
    view.tree.interactions.removeAll { $0 === self }
    didMove(to: nil)
  }
}

extension UIView {
  /// Takes away the interactions that are not in `list`, and gives the view those that are.
  func replaceInteractions(by list: [any UIInteraction]) {
    let gone = interactions.filter { old in !list.contains { $0 === old } }
    for interaction in gone { removeInteraction(interaction) }
    for interaction in list { addInteraction(interaction) }
  }
}
