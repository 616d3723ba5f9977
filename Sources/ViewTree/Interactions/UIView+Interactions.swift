// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// What a person can do with the view beside what its class does.
  ///
  /// Differs from UIKit: can't be overridden, as the two methods that go with it.
  public var interactions: [any UIInteraction] {
    get { tree.interactions }
    set {
      for old in tree.interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Gives the view an interaction, which another view loses.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !tree.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    tree.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard tree.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    tree.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
