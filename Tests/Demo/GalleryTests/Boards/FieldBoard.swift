// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Text input controls: text fields, a text view, and search bars.
final class FieldBoard: Board {
  override func fill() {
    wide(field(.roundedRect) { $0.placeholder = "Placeholder" })
    wide(
      field(.roundedRect) {
        $0.text = "With a button"
        $0.clearButtonMode = .always
      })
    wide(
      field(.line) {
        $0.text = "secret"
        $0.isSecureTextEntry = true
        $0.leftView = UIImageView(image: UIImage(systemName: "lock"))
        $0.leftViewMode = .always
      })
    wide(
      field(.bezel) {
        let text = NSMutableAttributedString(
          string: "Two ", attributes: [.foregroundColor: UIColor.systemOrange])
        text.append(
          NSAttributedString(string: "colours", attributes: [.foregroundColor: UIColor.systemTeal]))
        $0.attributedText = text
      })
    wide(
      field(.roundedRect) {
        $0.text = "Not now"
        $0.isEnabled = false
      })
    wide(textView)
    let search = UISearchBar()
    search.placeholder = "Search"
    wide(search)
    let found = UISearchBar()
    found.text = "Harbour"
    found.showsCancelButton = true
    found.searchBarStyle = .minimal
    wide(found)
  }

  private func field(
    _ style: UITextField.BorderStyle, _ change: (UITextField) -> Void
  ) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    change(field)
    return field
  }

  private var textView: UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.backgroundColor = .secondarySystemBackground
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    let text = NSMutableAttributedString(string: "A text with a ")
    text.append(
      NSAttributedString(
        string: "large", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)]))
    text.append(NSAttributedString(string: " word and a "))
    text.append(
      NSAttributedString(
        string: "ground",
        attributes: [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black]))
    view.attributedText = text
    return view
  }
}
