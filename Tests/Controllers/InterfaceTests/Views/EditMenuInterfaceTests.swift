// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for edit menus compiles.
@MainActor
struct EditMenuInterfaceTests {
  private final class Owner: UIView, UIEditMenuInteractionDelegate {
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
  }

  private final class Writer: NSObject, UITextFieldDelegate, UITextViewDelegate {
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    func textView(
      _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { animator.addAnimations {} }
  }

  @Test func `texts have edit menus`() {
    let writer = Writer()
    let field = UITextField()
    field.delegate = writer
    let range = NSRange(location: 0, length: 0)
    expect(
      writer.textField(field, editMenuForCharactersIn: range, suggestedActions: []) != nil)
  }

  @Test func `a view has an edit menu`() {
    let owner = Owner()
    let interaction = UIEditMenuInteraction(delegate: owner)
    owner.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    configuration.preferredArrowDirection = .down
    interaction.presentEditMenu(with: configuration)
    interaction.reloadVisibleMenu()
    interaction.updateVisibleMenuPosition(animated: true)
    interaction.dismissMenu()
    expect(interaction.delegate === owner && interaction.view === owner)
    expect(configuration.identifier != AnyHashable("") && configuration.sourcePoint == .zero)
    expect(UIEditMenuArrowDirection(rawValue: 0), equals: .automatic)
    let all: [UIEditMenuArrowDirection] = [.automatic, .up, .down, .left, .right]
    expect(all.map(\.rawValue), equals: [0, 1, 2, 3, 4])
  }
}
