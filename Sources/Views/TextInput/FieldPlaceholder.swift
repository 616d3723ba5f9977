// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The label of a text field's placeholder, drawn by the field.
final class FieldPlaceholder: UILabel {
  weak var field: UITextField?

  override func drawText(in rect: CGRect) {
    guard let field, field.mayDrawText else { return super.drawText(in: rect) }
    paintText(field.placeholderCommands)
  }
}
